/** Calls back in the first moment after the next frame was painted, with that moment on the clock of `performance.now()`. Returns how to give up. */
export function painted(then: (at: number) => void): () => void {
  let second = 0;
  const first = requestAnimationFrame(() => {
    // The first callback runs before its frame is painted; the second one after it.
    second = requestAnimationFrame((at) => then(at));
  });
  return () => {
    cancelAnimationFrame(first);
    cancelAnimationFrame(second);
  };
}
