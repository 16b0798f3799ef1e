import { download } from "./download.ts";
import type { HttpSettings } from "./http.ts";
import type { Stoppable } from "./models.ts";

export interface ResultsOptions extends Stoppable {
  /** `jsonl` unless given. */
  format?: "jsonl" | "csv";
  /** Paths of the fields to keep, such as `url` and `seller.name`; all unless given. */
  fields?: readonly string[];
}

/** The bytes of every Record stored so far. Throws as `download` does. */
export function downloadResults(
  http: HttpSettings,
  id: string,
  { format = "jsonl", fields, signal }: ResultsOptions,
): AsyncGenerator<Uint8Array> {
  const query = new URLSearchParams({ format });
  if (fields !== undefined) query.set("fields", fields.join(","));
  return download(http, `/v1/requests/${encodeURIComponent(id)}/results?${query.toString()}`, signal);
}
