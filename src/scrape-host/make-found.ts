import type { JsonObject } from "../kernel/json.ts";
import type { Coverage, Finder, Found } from "../plugin-sdk/found.ts";
import type { PageRef } from "../plugin-sdk/http/types.ts";

function make(from: PageRef, record: JsonObject, coverage?: Coverage): Found<JsonObject> {
  // Of the page only what `_source` says: a Record that waits must not hold its page.
  const { url, fetchedAt } = from;
  return { from: { url, fetchedAt }, record, ...(coverage && { coverage }) } as Found<JsonObject>;
}

/** What `run` gets as `found`. The types do the work; the values are judged where they are yielded. */
export const makeFound: Finder<JsonObject> = Object.assign(make, { row: make });
