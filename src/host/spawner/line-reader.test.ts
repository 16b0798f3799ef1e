import { expect, test } from "vitest";
import { LineReader } from "./line-reader.ts";

test("lines are put together over chunks, also where one cuts a character", () => {
  const reader = new LineReader(() => 0);
  const bytes = Buffer.from("one\r\ntwö\nthree");
  expect(reader.read(bytes.subarray(0, 8))).toEqual(["one"]);
  expect(reader.read(bytes.subarray(8))).toEqual(["twö"]);
  expect(reader.end()).toEqual(["three"]);
  expect(reader.end()).toEqual([]);
});

test("a line without end is cut at 16 KB, and the next line is whole", () => {
  const reader = new LineReader(() => 0);
  const lines: string[] = [];
  for (let part = 0; part < 1000; part++) lines.push(...reader.read(Buffer.alloc(10_000, "x")));
  lines.push(...reader.read(Buffer.from("y\nnext\n")));
  expect(lines.map((line) => line.length)).toEqual([16_384, 4]);
});

test("long lines that come too fast are dropped before they are many", () => {
  let now = 0;
  const reader = new LineReader(() => now);
  const line = `${"x".repeat(9999)}\n`;
  expect(reader.read(Buffer.from(line.repeat(1000)))).toHaveLength(400);
  expect(reader.takeDropped()).toBe(600);
  now = 1000;
  expect(reader.read(Buffer.from(line.repeat(100)))).toHaveLength(25);
});

test("lines that come too fast are dropped and counted, and pass again later", () => {
  let now = 0;
  const reader = new LineReader(() => now);
  const read = reader.read(Buffer.from("line\n".repeat(5000)));
  expect(read).toHaveLength(2000);
  expect(reader.takeDropped()).toBe(3000);
  expect(reader.takeDropped()).toBe(0);
  now = 1000;
  expect(reader.read(Buffer.from("line\n".repeat(600)))).toHaveLength(500);
  expect(reader.takeDropped()).toBe(100);
});
