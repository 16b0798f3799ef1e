/**
 * An async iterator that ends at once when its consumer leaves. A plain generator that waits inside `next()` would
 * hold its `return()` back until the next event.
 */
export function abortableIterator<T>(
  start: (signal: AbortSignal) => AsyncGenerator<T>,
): AsyncIterableIterator<T> {
  const abort = new AbortController();
  const source = start(abort.signal);
  return {
    next: () => source.next(),
    return(value?: unknown) {
      abort.abort();
      return source.return(value);
    },
    throw(error: unknown) {
      abort.abort();
      return source.throw(error);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
