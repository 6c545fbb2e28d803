/**
 * Node flags for a worker thread that stands beside `url`: none once built; from source, those that let it read TypeScript.
 * (`--import tsx` alone does not reach a worker's own imports, hence the data URL.)
 */
export function workerFlags(url: string): string[] {
  if (!url.endsWith('.ts')) return [];
  const tsx = import.meta.resolve('tsx/esm/api');
  return ['--conditions=source', '--import', `data:text/javascript,import { register } from "${tsx}"; register();`];
}
