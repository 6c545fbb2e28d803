/** Any plain data as an indented outline: short values on one line, null left as "-". */
export function outline(value: object, indent = '  '): string {
  return Object.entries(value)
    .map(([key, entry]) => {
      const short = inline(entry);
      return short.length <= 100 || typeof entry !== 'object' || entry === null
        ? `${indent}${key}: ${short}`
        : `${indent}${key}:\n${outline(entry, `${indent}  `)}`;
    })
    .join('\n');
}

/** Any plain data on one line. */
export function inline(value: unknown): string {
  if (value === null || value === undefined) return '-';
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${value.map(inline).join(' ')}]`;
  if (typeof value === 'object') {
    return `{${Object.entries(value)
      .map(([key, entry]) => `${key} ${inline(entry)}`)
      .join(', ')}}`;
  }
  return String(value);
}
