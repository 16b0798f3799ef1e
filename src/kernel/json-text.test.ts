import { expect, it } from "vitest";
import { JsonText, jsonOf } from "./json-text.ts";

const never = (): never => {
  throw new Error("It was read.");
};

it("writes texts as they are, and never reads them", () => {
  const data = new JsonText('{"a":[1,"$& $1"]}', never);
  expect(jsonOf({ nodes: [{ data }, { data, n: 1 }], plain: "x" })).toBe(
    '{"nodes":[{"data":{"a":[1,"$& $1"]}},{"data":{"a":[1,"$& $1"]},"n":1}],"plain":"x"}',
  );
  expect(jsonOf(data)).toBe('{"a":[1,"$& $1"]}');
  expect(jsonOf({ a: null, b: undefined })).toBe('{"a":null}');
});

it("says the same to who writes it otherwise", () => {
  const data = new JsonText('{"a":1}', () => ({ a: 1 }));
  expect(JSON.stringify({ data })).toBe('{"data":{"a":1}}');
  // Also after one that could not be written.
  expect(() => jsonOf({ data, bad: 1n })).toThrow(TypeError);
  expect(JSON.stringify({ data })).toBe('{"data":{"a":1}}');
});
