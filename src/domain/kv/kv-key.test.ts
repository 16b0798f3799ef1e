import { expect, it } from "vitest";
import { assertKey } from "./kv-key.ts";

it.each(["a", "a/b", "%2F", "?x=1", "...", " ", "\0", "🔑", "ü".repeat(256)])("%j is a key", (key) => {
  expect(() => assertKey(key)).not.toThrow();
});

it.each([
  ["", "invalid_key"],
  [".", "invalid_key"],
  ["..", "invalid_key"],
  ["half a sign \ud800", "invalid_key"],
  ["a".repeat(513), "key_too_long"],
  [`a${"ü".repeat(256)}`, "key_too_long"],
])("%j is none", (key, code) => {
  expect(() => assertKey(key)).toThrow(expect.objectContaining({ code }));
});
