import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { AppError } from "../../errors/app-error.ts";
import type { JsonObject } from "../../kernel/json.ts";
import { parquetOf } from "../../record-files/parquet.ts";
import { cellsOf, type RecordColumn } from "../../record-files/record-columns.ts";
import { spreadsheetOf } from "../../record-files/spreadsheet.ts";
import { UnwritableRecords } from "../../record-files/unwritable-records.ts";

/** How Records are written in files whose columns have types. */
const WRITERS = { parquet: parquetOf, xlsx: spreadsheetOf } satisfies Record<string, Writer>;
type Writer = (
  records: AsyncIterable<JsonObject>,
  columns: readonly RecordColumn[],
) => AsyncIterable<Uint8Array>;
export type TypedFormat = keyof typeof WRITERS;

/** Text of one file; a Request may hold more. */
const MOST_CHARACTERS = 1_000_000_000;
/** A reader that takes longer is left, and its place is free. */
const LONGEST_MS = 600_000;

/**
 * Records as a typed file, in bounded memory and time. They are read twice: what does not fit is found while it can be said.
 * Throws `not_acceptable`.
 */
export async function exportTyped(
  read: () => AsyncIterable<JsonObject>,
  format: TypedFormat,
  columns: readonly RecordColumn[],
  longestMs = LONGEST_MS,
): Promise<Readable> {
  await assertWritable(read(), columns);
  const body = Readable.from(inTurns(WRITERS[format](read(), columns)), { objectMode: false });
  const timer = setTimeout(() => {
    body.destroy(new Error(`A ${format} file was not read within ${longestMs / 1000} s.`));
  }, longestMs);
  return body.once("close", () => clearTimeout(timer));
}

/** Throws `not_acceptable` for Records that do not fit into these columns, or not into a file. */
export async function assertWritable(
  records: AsyncIterable<JsonObject>,
  columns: readonly RecordColumn[],
  mostCharacters = MOST_CHARACTERS,
): Promise<void> {
  let characters = 0;
  try {
    for await (const record of records) {
      for (const cell of cellsOf(record, columns)) characters += typeof cell === "string" ? cell.length : 0;
      if (characters > mostCharacters)
        throw new UnwritableRecords("So much text does not go into a typed file.");
    }
  } catch (error) {
    if (!(error instanceof UnwritableRecords)) throw error;
    throw unwritable(error.message);
  }
}

export function unwritable(message: string): AppError {
  const details = [{ path: "format", code: "unknown", message: "Use jsonl or csv, or fewer fields." }];
  return new AppError("not_acceptable", { message, details });
}

/** Between two chunks others have their turn. */
async function* inTurns(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    yield chunk;
    await setImmediate();
  }
}
