import { isJsonObject, type JsonObject } from "../../kernel/json.ts";
import type { Cli } from "../cli.ts";
import { plain } from "../terminal/screen.ts";
import { printTable, widthOf } from "../terminal/table.ts";

/** Rows that a table shows; a table of everything is no use on a screen. */
export const TABLE_ROWS = 200;
const MOST_COLUMNS = 8;
const CELL_CHARACTERS = 60;
const LEAST_WIDTH = 10;

/** Records as a table of their plain fields, as many columns as fit. */
export async function printRecords(cli: Cli, requestId: string, lines: AsyncIterable<string>): Promise<void> {
  const records: JsonObject[] = [];
  for await (const line of lines) {
    const record: unknown = JSON.parse(line);
    if (isJsonObject(record)) records.push(record);
  }
  if (records.length === 0) return cli.err.line("no Records");
  const names = columnsOf(records, cli.out.columns);
  printTable(
    cli.out,
    records,
    names.map((name) => ({
      title: name,
      cell: (record) => cellOf(record[name]),
      align: records.every((record) => record[name] == null || typeof record[name] === "number")
        ? "right"
        : "left",
    })),
  );
  if (records.length === TABLE_ROWS)
    cli.err.line(`the first ${TABLE_ROWS} Records; all: quarry requests results ${requestId} --format csv`);
}

/** Names of fields that hold a plain value in some Record, in their order. */
function columnsOf(records: readonly JsonObject[], line: number | undefined): string[] {
  const names = new Set<string>();
  for (const record of records)
    for (const [name, value] of Object.entries(record))
      if (value !== null && typeof value !== "object" && !name.startsWith("_")) names.add(name);
  if (line === undefined) return [...names];
  const shown: string[] = [];
  let used = 0;
  for (const name of names) {
    const width = Math.max(widthOf(name), LEAST_WIDTH) + 2;
    if (shown.length === MOST_COLUMNS || used + width > line) break;
    shown.push(name);
    used += width;
  }
  return shown;
}

function cellOf(value: unknown): string {
  if (value === undefined || value === null || typeof value === "object") return "";
  const text = plain(typeof value === "string" ? value : JSON.stringify(value));
  return text.length > CELL_CHARACTERS ? `${text.slice(0, CELL_CHARACTERS - 1)}…` : text;
}
