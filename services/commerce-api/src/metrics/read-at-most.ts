/**
 * Calls `read` at most once in `ms`, however often it is asked, and never twice at once.
 * @param machine the machine's clock
 */
export function readAtMost<T>(ms: number, read: () => Promise<T>, machine: () => number = Date.now): () => Promise<T> {
  let last: { readonly at: number; readonly value: Promise<T> } | undefined;
  return () => {
    if (!last || machine() - last.at >= ms) last = { at: machine(), value: read() };
    return last.value;
  };
}
