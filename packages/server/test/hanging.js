/** A bot's thread that never answers. */
export function answer() {
  for (;;);
}
