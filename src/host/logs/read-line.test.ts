import { expect, test } from "vitest";
import { readLine, usualJson } from "./read-line.ts";

test("a line of text is one of its stream", () => {
  expect(readLine("stdout", "hello")).toMatchObject({ level: "info", source: "stdout", message: "hello" });
  expect(readLine("stderr", "oh no")).toMatchObject({ level: "error", source: "stderr", message: "oh no" });
  expect(readLine("stdout", '{"a":1}')).toMatchObject({ level: "info", message: '{"a":1}' });
  expect(readLine("stdout", '{"message":"cut')).toMatchObject({ message: '{"message":"cut' });
  expect(readLine("stdout", "x".repeat(16_384))).toMatchObject({ truncated: true });
});

test("a line of JSON says its level, its request and more", () => {
  const text = JSON.stringify({ message: "saved", level: "WARN", requestId: "r1", entry: 7 });
  expect(readLine("stderr", text)).toEqual({
    ...{ level: "warn", source: "stderr", truncated: false },
    ...{ message: "saved", requestId: "r1", fields: { entry: 7 } },
  });
  expect(readLine("stdout", '{"message":"m","level":"loud"}')).toMatchObject({ level: "info", fields: null });
  for (const level of ["constructor", "__proto__", "toString"])
    expect(readLine("stdout", JSON.stringify({ message: "m", level }))).toMatchObject({ level: "info" });
});

test("JSON that is written in code points is as JSON is usually written, for what looks for values in it", () => {
  expect(usualJson('{ "message": "\\u0073\\u00e4cret", "a": 1 }')).toBe('{"message":"säcret","a":1}');
  for (const line of ['{"message":"plain"}', "\\u0073", '{"message":"\\u00', "[1]"])
    expect(usualJson(line)).toBe(line);
});
