import { expect, test } from "vitest";
import { csvCell } from "./csv-cell.ts";

const BEFORE = ["", " ", "\n", "\r\n", "\t", "\u00a0", "\ufeff", "\u200b", "\u0000", " \n\ufeff "];
const SIGNS = ["=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20"];

test.each(SIGNS.flatMap((sign) => BEFORE.map((before) => [`${before}${sign}cmd|' /C calc'!A0`])))(
  "%j is no formula any more",
  (text) => {
    expect(csvCell(text)).toBe(`'${text}`);
  },
);

test.each(["\tcmd", "\rcmd", "\ncmd", "\t", "\n"])("%j, behind which a spreadsheet looks on, too", (text) => {
  expect(csvCell(text)).toBe(`'${text}`);
});

test.each<[unknown, string]>([
  ["plain", "plain"],
  [" plain", " plain"],
  ["a=b", "a=b"],
  ["", ""],
  [null, ""],
  [undefined, ""],
  [-5, "-5"],
  [0, "0"],
  [false, "false"],
  [["=a"], '["=a"]'],
  [{ a: "+1" }, '{"a":"+1"}'],
  ["kite 😀", "kite 😀"],
  ["\ufffd", "\ufffd"],
])("%j stays as it is", (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test("half a surrogate pair is shown where it stands, in a text as in a list", () => {
  expect(csvCell("a\ud83d b😀\ude00")).toBe("a\\ud83d b😀\\ude00");
  expect(csvCell(["\ud83d"])).toBe('["\\ud83d"]');
});
