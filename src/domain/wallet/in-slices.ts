/** What a source gives, `size` at a time; the last slice has the rest. */
export async function* inSlices<T>(source: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let slice: T[] = [];
  for await (const one of source) {
    slice.push(one);
    if (slice.length < size) continue;
    yield slice;
    slice = [];
  }
  if (slice.length > 0) yield slice;
}
