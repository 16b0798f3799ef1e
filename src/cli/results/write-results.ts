import type { QuarryClient } from "../../client/index.ts";
import { countOf } from "../../kernel/count-of.ts";
import type { Cli } from "../cli.ts";
import { localFailure, usageFailure } from "../failure.ts";
import { asJsonArray, firstLines, linesOf, recordsOf } from "./json-lines.ts";
import { recordColumns, type RecordColumn } from "../../record-files/record-columns.ts";
import { UnwritableRecords } from "../../record-files/unwritable-records.ts";
import { printRecords, TABLE_ROWS } from "./record-table.ts";
import { writeWhole } from "../write-whole.ts";
import type { Target } from "./target.ts";

/** Writes every Record stored so far, or the first `limit`, as a stream: memory stays small for any number. */
export async function writeResults(
  cli: Cli,
  client: QuarryClient,
  requestId: string,
  { format, path, fields, csv }: Target,
  limit?: number,
): Promise<void> {
  if (format === "csv" && limit !== undefined)
    throw usageFailure("--limit does not work with csv, which is always whole.");
  const columns = isTyped(format) ? await columnsOf(client, requestId, fields) : [];
  const bytes = client.results(requestId, {
    ...(format === "csv" ? { format, ...csv } : { format: "jsonl" as const }),
    ...(fields === null ? {} : { fields }),
  });
  if (format === "table")
    return printRecords(
      cli,
      requestId,
      linesOf(firstLines(bytes, Math.min(limit ?? TABLE_ROWS, TABLE_ROWS))),
    );
  const wanted = limit === undefined ? bytes : firstLines(bytes, limit);
  const chunks = await inForm(cli, format, wanted, columns);
  if (path === null) for await (const chunk of chunks) await cli.out.write(chunk);
  else {
    const again = `The Records are kept by the gateway: quarry requests results ${requestId} --output <file>`;
    await writeWhole(path, chunks, again);
  }
}

/** What writes typed files is loaded for them alone: every other command starts without it. */
async function inForm(
  cli: Cli,
  format: Target["format"],
  lines: AsyncIterable<Uint8Array>,
  columns: readonly RecordColumn[],
): Promise<AsyncIterable<string | Uint8Array>> {
  if (format === "json") return asJsonArray(linesOf(lines));
  if (format === "parquet") {
    const { parquetOf } = await import("../../record-files/parquet.ts");
    return inOurWords(parquetOf(recordsOf(lines), columns));
  }
  if (format === "xlsx") {
    const { spreadsheetOf } = await import("../../record-files/spreadsheet.ts");
    const notice = (cells: number): void =>
      cli.err.line(`${countOf(cells, "text")} cut: a cell holds 32,767 characters; jsonl has them whole`);
    return inOurWords(spreadsheetOf(recordsOf(lines), columns, notice));
  }
  return lines;
}

async function* inOurWords(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (error) {
    if (!(error instanceof UnwritableRecords)) throw error;
    const agent = "Write it as jsonl or csv, or fewer fields with --fields.";
    throw localFailure("invalid_input", error.message, { agent });
  }
}

function isTyped(format: Target["format"]): boolean {
  return format === "parquet" || format === "xlsx";
}

/** The columns of a typed file, by what the scraper says of its Records now. */
async function columnsOf(
  client: QuarryClient,
  requestId: string,
  fields: Target["fields"],
): Promise<RecordColumn[]> {
  const request = await client.request(requestId);
  if (request === null) throw localFailure("not_found", `There is no Request ${requestId} in this account.`);
  const scraper = await client.scraper(request.scraper.id);
  const operation = scraper?.operations.find(({ name }) => name === request.operation);
  if (operation === undefined)
    throw localFailure(
      "scraper_disabled",
      "The columns are unknown while this scraper is switched off; write it as jsonl.",
    );
  return recordColumns(operation.recordSchema, fields);
}
