/** Tables as password managers export them: a first line of names, then lines of values. */
import { isPlaceholder } from "./looks-secret.ts";
import { isPublicUnder, type KindOf } from "./private-names.ts";

const DELIMITERS = [",", ";", "\t", "|"];
const MAX_COLUMNS = 60;
const MAX_ROWS = 50;

/** What a column holds by its name, when a line below has a value in it. */
export function inTable(text: string, kindOf: KindOf): string | null {
  const [header = "", ...rows] = text.trim().split(/\r?\n/, MAX_ROWS);
  if (rows.length === 0) return null;
  for (const delimiter of DELIMITERS) {
    if (!header.includes(delimiter)) continue;
    const names = cellsOf(header, delimiter).slice(0, MAX_COLUMNS);
    const kinds = names.map((name) => (/^[\p{L}\d _.-]{2,40}$/u.test(name) ? kindOf(name) : null));
    for (const row of rows) {
      const cells = cellsOf(row, delimiter);
      for (const [at, kind] of kinds.entries()) {
        if (
          kind !== null &&
          isSecretCell(cells[at] ?? "") &&
          !isPublicUnder(names[at] ?? "", kind, cells[at] ?? "")
        )
          return kind;
      }
    }
  }
  return null;
}

/** The line between the names and the values of a Markdown table is no value. */
function isSecretCell(cell: string): boolean {
  return !isPlaceholder(cell) && !/^[-: ]*$/.test(cell);
}

/** Quoted cells may hold the delimiter. */
function cellsOf(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  let quoted = false;
  let cell = "";
  for (const letter of line) {
    if (letter === '"') quoted = !quoted;
    else if (letter === delimiter && !quoted) {
      cells.push(cell.trim());
      cell = "";
    } else cell += letter;
  }
  return [...cells, cell.trim()];
}
