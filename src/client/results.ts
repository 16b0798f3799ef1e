import { download } from "./download.ts";
import type { HttpSettings } from "./http.ts";
import type { Stoppable } from "./models.ts";

export interface ResultsOptions extends Stoppable {
  /** `jsonl` unless given. */
  format?: "jsonl" | "csv" | "parquet" | "xlsx";
  /** Paths of the fields to keep, such as `url` and `seller.name`; all unless given. */
  fields?: readonly string[];
  /** CSV: begins with a byte order mark, by which spreadsheets know UTF-8. */
  bom?: boolean;
  /** CSV: leaves out columns that no Record fills. */
  omitEmptyColumns?: boolean;
}

/** The bytes of every Record stored so far. Throws as `download` does. */
export function downloadResults(
  http: HttpSettings,
  id: string,
  { format = "jsonl", fields, bom = false, omitEmptyColumns = false, signal }: ResultsOptions,
): AsyncGenerator<Uint8Array> {
  const query = new URLSearchParams({ format });
  if (fields !== undefined) query.set("fields", fields.join(","));
  if (bom) query.set("bom", "true");
  if (omitEmptyColumns) query.set("omitEmptyColumns", "true");
  return download(http, `/v1/requests/${encodeURIComponent(id)}/results?${query.toString()}`, signal);
}
