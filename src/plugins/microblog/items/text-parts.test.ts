import { expect, test } from "vitest";
import { partsOf } from "./text-parts.ts";

test("a dot before a name keeps it from being an answer, and is no part of a word", () => {
  expect(partsOf(".@ada says; .@bob. mail a.@c").mentions).toEqual(["ada", "bob"]);
});
