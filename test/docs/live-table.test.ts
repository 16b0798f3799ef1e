import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { LiveTable, type Row } from "../../scripts/demo/table.ts";

/** A terminal of so many columns, or a pipe, that keeps what is written. */
function outOf(columns: number | null) {
  let text = "";
  const write = (chunk: Buffer, _encoding: string, done: () => void): void => {
    text += chunk.toString();
    done();
  };
  const terminal = columns === null ? {} : { isTTY: true, columns, getColorDepth: () => 8 };
  const out = Object.assign(new Writable({ write }), terminal) as unknown as NodeJS.WriteStream;
  return { out, text: () => text };
}

const row = (scraper: string): Row => ({
  ...{ scraper, operation: "list", status: "QUEUED", records: 0, usd: "", sample: "" },
});

test("on a terminal a row changes in its place with each Record, in colour, and is cut at the edge", () => {
  const { out, text } = outOf(70);
  const rows = [row("first"), row("second")];
  const table = new LiveTable(out, rows);
  const begin = text().length;
  Object.assign(rows[0]!, {
    status: "SUCCEEDED",
    records: 1,
    usd: "0.0006",
    sample: "a title\u001b[2J of a page",
  });
  table.show(rows[0]!, false);
  // Two rows up, the line anew, and down again; nothing of the page moves the cursor.
  const line = `first           list               \u001b[32mSUCCEEDED\u001b[39m        1    0.0006  a ti`;
  expect(text().slice(begin)).toBe(`\u001b[2A\r\u001b[2K${line}\u001b[2B\r`);
  Object.assign(rows[1]!, { status: "FAILED" });
  table.show(rows[1]!, true);
  expect(text()).toContain(
    `\u001b[1A\r\u001b[2Ksecond          list               \u001b[31mFAILED\u001b[39m`,
  );
});

test("in a pipe each line comes once, when it is whole, without colour", () => {
  const { out, text } = outOf(null);
  const rows = [row("first")];
  const table = new LiveTable(out, rows);
  const head = text();
  table.show(rows[0]!, false);
  expect(text()).toBe(head);
  Object.assign(rows[0]!, { status: "SUCCEEDED", records: 2, usd: "0.0012", sample: "x" });
  table.show(rows[0]!, true);
  expect(text().slice(head.length)).toBe(
    "first           list               SUCCEEDED        2    0.0012  x\n",
  );
  expect(text()).not.toContain("\u001b");
});
