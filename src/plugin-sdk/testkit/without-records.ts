import type { ErrorCode } from "../../errors/codes.ts";
import type { JsonObject } from "../../kernel/json.ts";
import type { PluginCase } from "./case-file.ts";

/**
 * What the case shows, what its recording is called after the common part, the code that ends the run (null: it succeeds
 * and finds nothing), and the fields of the input in which it differs.
 */
export type RecordlessRow = readonly [
  name: string,
  recording: string,
  error: ErrorCode | null,
  own?: JsonObject,
];

/**
 * Cases that give no Record, one for each row: `withoutRecords("search/search", { query: "kite" }, [["A refused search is
 * a block", "refused", "source_blocked"]])` replays `search/search-refused.har.json`.
 */
export function withoutRecords(
  recordings: string,
  input: JsonObject,
  rows: readonly RecordlessRow[],
): PluginCase[] {
  return rows.map(([name, recording, error, own]) => ({
    name,
    input: { ...input, ...own },
    har: `${recordings}-${recording}.har.json`,
    expect: error === null ? {} : { error },
  }));
}
