import type { Found, PageRef } from "../../plugin-sdk/index.ts";

/** A Record as a parser read it: a required field that the source left out is null, and the host drops the Record. */
export type Draft<R> = { [K in keyof R]: R[K] | null };

/** Hands a draft over to the host, which checks it against the Record's schema. */
export function found<R>(from: PageRef, draft: Draft<R>): Found<R> {
  return { from: { url: from.url, fetchedAt: from.fetchedAt }, record: draft as R };
}
