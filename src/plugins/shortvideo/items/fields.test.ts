import { expect, test } from "vitest";
import { readFields } from "../../../plugin-sdk/index.ts";
import { typedLink } from "./fields.ts";

test.each([
  ["https://example.com/a", "https://example.com/a", 0],
  ["example.com/shop?x=1", "https://example.com/shop?x=1", 0],
  ["www.example.com", "https://www.example.com/", 0],
  ["", null, 0],
  ["link in bio", null, 1],
  ["javascript:alert(1)", null, 1],
  [7, null, 1],
])("the link %j is %j", (link, expected, warned) => {
  let warnings = 0;
  const reading = { answer: "page", warn: () => void (warnings += 1) };
  expect(readFields({ url: typedLink("link", "") }, { link }, reading).url).toBe(expected);
  expect(warnings).toBe(warned);
});
