import { Readable } from "node:stream";
import { stringify } from "csv-stringify";
import type { JsonObject } from "../../kernel/json.ts";
import type { RequestDoc } from "../../store/request/request-documents.ts";
import type { Store } from "../../store/store.ts";
import { csvCell } from "./csv-cell.ts";
import type { PickedFields } from "./pick-fields.ts";
import { allRecords, batchReader } from "./record-pages.ts";

const CHUNK_CHARACTERS = 64 * 1024;

/** Which part of a Result is exported. */
export interface ExportRange {
  /** Position of the first Record. */
  from: number;
  /** Most Records; all when null. */
  limit: number | null;
}

/** A Result as JSON Lines, in bounded memory: Records are stored as JSON text and passed through as they are. */
export function exportJsonl(
  store: Store,
  request: RequestDoc,
  range: ExportRange,
  picked: PickedFields | null,
): Readable {
  return Readable.from(linesOf(store, request, range, picked), { objectMode: false });
}

async function* linesOf(
  store: Store,
  request: RequestDoc,
  range: ExportRange,
  picked: PickedFields | null,
): AsyncGenerator<string> {
  let chunk = "";
  for await (const json of jsonOf(store, request, range)) {
    chunk += `${picked === null ? json : JSON.stringify(picked.of(JSON.parse(json) as JsonObject))}\n`;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = "";
  }
  if (chunk !== "") yield chunk;
}

/** The JSON text of each Record of this part. */
export async function* jsonOf(
  store: Store,
  request: RequestDoc,
  { from, limit }: ExportRange,
): AsyncGenerator<string> {
  let left = limit ?? Number.POSITIVE_INFINITY;
  for await (const { json } of allRecords(batchReader(store), request, from)) {
    if (left-- <= 0) return;
    yield json;
  }
}

/** What the columns of a CSV are called, and their values of one Record. */
export type Columns = Pick<PickedFields, "paths" | "valuesOf">;

/** A column per field, whatever its name and however many there are. */
export function columnPerField(names: readonly string[]): Columns {
  return { paths: names, valuesOf: (record) => names.map((name) => record[name]) };
}

export interface CsvOptions {
  columns: Columns;
  /** Leaves out columns that no Record fills: the Records are read twice. */
  omitEmptyColumns: boolean;
  /** Begins with a byte order mark, by which spreadsheets know UTF-8. */
  bom: boolean;
}

/** A Result as CSV, one column per field, in bounded memory. */
export function exportCsv(
  store: Store,
  request: RequestDoc,
  range: ExportRange,
  { columns, omitEmptyColumns, bom }: CsvOptions,
): Readable {
  const csv = stringify({ bom });
  return Readable.from(rowsOf(store, request, range, columns, omitEmptyColumns))
    .on("error", (error) => csv.destroy(error))
    .pipe(csv);
}

async function* rowsOf(
  store: Store,
  request: RequestDoc,
  range: ExportRange,
  columns: Columns,
  omitEmptyColumns: boolean,
): AsyncGenerator<string[]> {
  const all = columns.paths.map((_, index) => index);
  const shown = omitEmptyColumns ? await filledColumns(store, request, range, columns) : all;
  yield shown.map((index) => csvCell(columns.paths[index]));
  for await (const json of jsonOf(store, request, range)) {
    const values = columns.valuesOf(JSON.parse(json) as JsonObject);
    yield shown.map((index) => csvCell(values[index]));
  }
}

/** Which columns some Record fills; the reading ends when all are. */
async function filledColumns(
  store: Store,
  request: RequestDoc,
  range: ExportRange,
  columns: Columns,
): Promise<number[]> {
  const filled = new Set<number>();
  for await (const json of jsonOf(store, request, range)) {
    const values = columns.valuesOf(JSON.parse(json) as JsonObject);
    for (const [index, value] of values.entries()) if (csvCell(value) !== "") filled.add(index);
    if (filled.size === columns.paths.length) break;
  }
  return [...filled].sort((a, b) => a - b);
}
