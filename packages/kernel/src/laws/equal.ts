/** Structural equality of plain data and typed arrays. Returns the path of the first difference, or null. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (Object.is(a, b)) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return `${path || 'value'}: ${brief(a)} against ${brief(b)}`;
  if (Array.isArray(a) !== Array.isArray(b)) return `${path || 'value'}: a list against an object`;
  const one = a as Record<string, unknown>;
  const two = b as Record<string, unknown>;
  const keys = new Set([...Object.keys(one), ...Object.keys(two)]);
  for (const key of keys) {
    const found = difference(one[key], two[key], path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
