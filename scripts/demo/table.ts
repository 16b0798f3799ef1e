import { stripVTControlCharacters, styleText } from "node:util";

/** What a line of the tour shows. */
export interface Row {
  scraper: string;
  operation: string;
  status: string;
  records: number;
  usd: string;
  /** Of the last Record that came. */
  sample: string;
}

const HEAD: Row = {
  scraper: "SCRAPER",
  operation: "OPERATION",
  status: "STATUS",
  records: 0,
  usd: "USD",
  sample: "LAST RECORD",
};
const COLOURS: Readonly<Record<string, "green" | "red" | "yellow">> = {
  SUCCEEDED: "green",
  PARTIAL: "yellow",
  FAILED: "red",
};

/** A table that fills while it is looked at: on a terminal in place, elsewhere each line when it is whole. */
export class LiveTable {
  readonly #out: NodeJS.WriteStream;
  readonly #rows: readonly Row[];

  constructor(out: NodeJS.WriteStream, rows: readonly Row[]) {
    this.#out = out;
    this.#rows = rows;
    out.write(`${styleText("bold", lineOf(HEAD, "RECORDS"), { stream: out })}\n`);
    if (out.isTTY) for (const row of rows) out.write(`${this.#line(row)}\n`);
  }

  /** Shows what a row has become. @param isWhole whether nothing more comes */
  show(row: Row, isWhole: boolean): void {
    if (!this.#out.isTTY) {
      if (isWhole) this.#out.write(`${this.#line(row)}\n`);
      return;
    }
    const up = this.#rows.length - this.#rows.indexOf(row);
    this.#out.write(`\u001b[${up}A\r\u001b[2K${this.#line(row)}\u001b[${up}B\r`);
  }

  #line(row: Row): string {
    const colour = COLOURS[row.status];
    const line = lineOf(row, String(row.records));
    const shown = this.#out.isTTY ? line.slice(0, (this.#out.columns || 100) - 1) : line;
    if (colour === undefined) return shown;
    return shown.replace(row.status, styleText(colour, row.status, { stream: this.#out }));
  }
}

function lineOf({ scraper, operation, status, usd, sample }: Row, records: string): string {
  const cells = [scraper.padEnd(15), operation.padEnd(18), status.padEnd(10), records.padStart(7)];
  // What comes from a page goes to a terminal: no control characters.
  const text = stripVTControlCharacters(sample).replaceAll(/\p{Cc}+/gu, " ");
  return [...cells, usd.padStart(9), ` ${text}`].join(" ").trimEnd();
}
