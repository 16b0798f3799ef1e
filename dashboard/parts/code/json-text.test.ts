import { expect, it } from "vitest";
import { formatted, jsonProblem, lineBreak } from "./json-text.ts";

it("names the line where a text stops being JSON", () => {
  expect(jsonProblem('{"a": [1, 2]}')).toBeNull();
  expect(jsonProblem('{\n  "a": 1,\n  b\n}')?.line).toBe(3);
  expect(jsonProblem('{\n  "a": [1,\n')?.line).toBe(3);
  expect(jsonProblem("")?.line).toBe(1);
});

it("writes a line for each field, and leaves alone what it cannot read", () => {
  expect(formatted('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}');
  expect(formatted("{a")).toBe("{a");
});

it("goes on as far in as the line before, and further behind what opens", () => {
  expect(lineBreak("{", 1)).toBe("\n  ");
  expect(lineBreak('{\n  "a": [', 10)).toBe("\n    ");
  expect(lineBreak('{\n  "a": 1,', 11)).toBe("\n  ");
});
