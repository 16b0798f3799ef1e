import { expect, it } from "vitest";
import { flag, sentenceOf, text, whole } from "./fields.ts";

it("a field is said with its bounds", () => {
  const said = [
    text("One line", { min: 1, max: 200 }),
    text("Plain text", { min: 0, max: 10_000, usual: "" }),
    whole("How many", { min: 0, max: 1000 }),
    flag("Whether it matters most"),
  ].map(sentenceOf);
  expect(said).toEqual([
    "One line, 1 to 200 characters.",
    "Plain text, at most 10,000 characters.",
    "How many, 0 to 1,000.",
    "Whether it matters most.",
  ]);
});
