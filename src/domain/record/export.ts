import { Readable } from "node:stream";
import { stringify } from "csv-stringify";
import type { Operation } from "../../plugin-sdk/define-scraper.ts";
import { recordSchemaOf } from "../../plugin-sdk/input/json-schema.ts";
import type { RequestDoc } from "../../store/documents.ts";
import type { Store } from "../../store/store.ts";
import { allRecords, batchReader } from "./record.service.ts";

export const EXPORT_FORMATS = ["jsonl", "csv"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const CHUNK_CHARACTERS = 64 * 1024;

/** The whole Result as JSON Lines, in bounded memory: Records are stored as JSON text and passed through as they are. */
export function exportJsonl(store: Store, request: RequestDoc): Readable {
  return Readable.from(linesOf(store, request), { objectMode: false });
}

async function* linesOf(store: Store, request: RequestDoc): AsyncGenerator<string> {
  let chunk = "";
  for await (const record of allRecords(batchReader(store), request)) {
    chunk += `${record.json}\n`;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = "";
  }
  if (chunk !== "") yield chunk;
}

/**
 * The whole Result as CSV: one column per field of the operation's record schema, in its order, whether filled or
 * not. Lists and objects are JSON text; cells that a spreadsheet would run as a formula are quoted.
 */
export function exportCsv(store: Store, request: RequestDoc, operation: Operation): Readable {
  const columns = columnsOf(operation);
  const csv = stringify({ header: true, columns, escape_formulas: true, cast: { boolean: String } });
  return Readable.from(rowsOf(store, request, columns))
    .on("error", (error) => csv.destroy(error))
    .pipe(csv);
}

function columnsOf(operation: Operation): string[] {
  const { properties = {} } = recordSchemaOf(operation) as { properties?: Record<string, unknown> };
  return Object.keys(properties);
}

async function* rowsOf(
  store: Store,
  request: RequestDoc,
  columns: readonly string[],
): AsyncGenerator<unknown[]> {
  for await (const { json } of allRecords(batchReader(store), request)) {
    const record = JSON.parse(json) as Record<string, unknown>;
    yield columns.map((column) => record[column] ?? "");
  }
}
