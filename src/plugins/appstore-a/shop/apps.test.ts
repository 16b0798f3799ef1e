import { expect, test } from "vitest";
import type { RunContext } from "../../../plugin-sdk/index.ts";
import { warnIfFull } from "./apps.ts";

test.each([
  [199, undefined, 0],
  [200, undefined, 1],
  [100, 100, 1],
])("a list of %d rows of at most %s is warned of %d times", (rows, max, times) => {
  const said: string[] = [];
  const ctx = { warn: (code: string) => void said.push(code) } as unknown as RunContext;
  warnIfFull(ctx, rows, "The search", max);
  expect(said).toEqual(Array<string>(times).fill("page_limit_reached"));
});
