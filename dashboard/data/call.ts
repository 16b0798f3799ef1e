import type { TypedDocument } from "./typed-document.ts";

/** A document with the way to what is wanted of its answer. */
export interface Call<Result> {
  document: TypedDocument<unknown, Record<string, unknown>>;
  of: (data: unknown) => Result;
}

/** Forgets the types of a document, once it is checked that `of` fits them. */
export function call<Data, Variables, Result>(
  document: TypedDocument<Data, Variables>,
  of: (data: Data) => Result,
): Call<Result> {
  return { document, of } as unknown as Call<Result>;
}
