import type { JsonObject } from "../kernel/json.ts";
import { cellsOf, type Cell, type RecordColumn } from "./record-columns.ts";
import { AFTER_ROWS, BEFORE_ROWS, MOMENT, NAMES, SPREADSHEET_PARTS } from "./spreadsheet-parts.ts";
import { zipOf } from "./zip.ts";

/** That a cell of a spreadsheet can hold. */
const CELL_CHARACTERS = 32_767;
/** What a text that was longer ends with. */
const CUT = "… [cut]";
/** Spreadsheets keep 15 digits of a number; of those that may have more, as ids have, they get the text. */
const EXACT = 1e15;
/** Characters that XML cannot hold. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const UNWRITABLE = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g;
/** Characters that mean something in XML, or that its readers change. */
const MARKUP = /[&<>\r]/g;
const DAY_MS = 86_400_000;
/** Days from the first day of spreadsheets to 1970. */
const EPOCH_DAYS = 25_569;
/** Text of rows that goes to the compressor at once. */
const PIECE_CHARACTERS = 65_536;

/**
 * Records as a spreadsheet (Office Open XML) with a row of names; memory does not grow with their number, and the 100,000 that a
 * Request has at most go into a sheet (1,048,576 rows).
 * @param onCut called with how many texts were too long for a cell; each ends with a mark
 */
export async function* spreadsheetOf(
  records: AsyncIterable<JsonObject>,
  columns: readonly RecordColumn[],
  onCut?: (cells: number) => void,
): AsyncGenerator<Uint8Array> {
  let cut = 0;
  const names = columns.map((_, index) => columnName(index));
  async function* sheet(): AsyncGenerator<string> {
    let rows = 1;
    let piece = `${BEFORE_ROWS}<row r="1">${columns.map(({ name }, index) => textCell(`${names[index]}1`, name, ` s="${NAMES}"`)).join("")}</row>`;
    for await (const record of records) {
      rows += 1;
      let row = "";
      for (const [index, cell] of cellsOf(record, columns).entries()) {
        if (typeof cell === "string" && cell.length > CELL_CHARACTERS) cut += 1;
        if (cell !== null) row += cellXml(`${names[index]}${rows}`, cell);
      }
      piece += `<row r="${rows}">${row}</row>`;
      if (piece.length < PIECE_CHARACTERS) continue;
      yield piece;
      piece = "";
    }
    yield piece + AFTER_ROWS;
  }
  yield* zipOf([...SPREADSHEET_PARTS, ["xl/worksheets/sheet1.xml", sheet()]]);
  if (cut > 0) onCut?.(cut);
}

function cellXml(at: string, cell: Exclude<Cell, null>): string {
  if (cell instanceof Date)
    return `<c r="${at}" s="${MOMENT}"><v>${cell.getTime() / DAY_MS + EPOCH_DAYS}</v></c>`;
  if (typeof cell === "boolean") return `<c r="${at}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (typeof cell === "number" && Math.abs(cell) < EXACT) return `<c r="${at}"><v>${cell}</v></c>`;
  return textCell(at, String(cell));
}

/** The text stands in the cell itself: a table of all texts would have to be kept until the end. */
function textCell(at: string, text: string, style = ""): string {
  const fitting = text.length > CELL_CHARACTERS ? text.slice(0, CELL_CHARACTERS - CUT.length) + CUT : text;
  const written = fitting
    .toWellFormed()
    .replaceAll(UNWRITABLE, "\ufffd")
    .replaceAll(MARKUP, (character) => `&#${character.charCodeAt(0)};`);
  return `<c r="${at}"${style} t="inlineStr"><is><t xml:space="preserve">${written}</t></is></c>`;
}

/** A to Z, then AA and so on. */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}
