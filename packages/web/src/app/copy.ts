/**
 * Puts a text on the clipboard; false if the browser lets no page do so. Pages on plain http, as on a phone in the same room, have
 * no clipboard of their own: there the browser copies what is selected.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const back = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr';
  // While a dialog is open nothing outside of it can be selected.
  ([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (back instanceof HTMLElement) back.focus();
  return copied;
}
