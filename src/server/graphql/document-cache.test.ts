import { parse } from "graphql";
import { expect, test } from "vitest";
import { DocumentCache } from "./document-cache.ts";

const text = (index: number, characters: number): string => `{ a${index} }`.padEnd(characters);

test("keeps what is used and drops what was used longest ago, by the sum of the texts", () => {
  const cache = new DocumentCache();
  for (let index = 0; index < 16; index++) cache.add(text(index, 4096), parse(text(index, 4096)));
  const first = cache.get(text(0, 4096));
  expect(first).toBeDefined();
  cache.add(text(16, 4096), parse("{ a }"));
  expect(cache.get(text(0, 4096))).toBe(first);
  expect(cache.get(text(1, 4096))).toBeUndefined();
  expect(cache.get(text(2, 4096))).toBeDefined();
  cache.add(text(17, 4097), parse("{ a }"));
  expect(cache.get(text(17, 4097))).toBeUndefined();
});
