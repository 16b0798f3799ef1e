import writeExcelFile, { type Cell as SheetCell } from "write-excel-file/node";
import type { JsonObject } from "../../kernel/json.ts";
import { cellsOf, type Cell, type RecordColumn } from "./record-columns.ts";
import { assertFits } from "./target.ts";

/** That a cell of a spreadsheet can hold. */
const CELL_CHARACTERS = 32_767;
/** Spreadsheets keep 15 digits of a number; of those that may have more, as ids have, they get the text. */
const EXACT = 1e15;
/** Characters that XML cannot hold. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const UNWRITABLE = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g;
const MOMENT = "yyyy-mm-dd hh:mm:ss";

/** Records as a spreadsheet (Office Open XML) with a row of names. @param onCut called with how many texts were too long for a cell */
export async function* spreadsheetOf(
  records: AsyncIterable<JsonObject>,
  columns: readonly RecordColumn[],
  onCut: (cells: number) => void,
): AsyncGenerator<Uint8Array> {
  let cut = 0;
  const cellOf = (cell: Cell): SheetCell => {
    if (cell === null) return null;
    if (cell instanceof Date) return { value: cell, type: Date, format: MOMENT };
    if (typeof cell === "number")
      return Math.abs(cell) < EXACT ? { value: cell, type: Number } : { value: String(cell), type: String };
    if (typeof cell === "boolean") return { value: cell, type: Boolean };
    if (cell.length > CELL_CHARACTERS) cut += 1;
    return {
      value: cell.slice(0, CELL_CHARACTERS).toWellFormed().replaceAll(UNWRITABLE, "\ufffd"),
      type: String,
    };
  };
  const rows: SheetCell[][] = [
    columns.map(({ name }) => ({ value: name, type: String, fontWeight: "bold" })),
  ];
  for await (const record of records) {
    assertFits("xlsx", rows.length);
    rows.push(cellsOf(record, columns).map(cellOf));
  }
  yield await writeExcelFile(rows, { sheet: "Records", stickyRowsCount: 1 }).toBuffer();
  if (cut > 0) onCut(cut);
}
