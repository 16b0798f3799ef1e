import { expect, test } from "vitest";
import { readFields } from "../../../plugin-sdk/index.ts";
import { addressIn, employmentAt } from "./job-facts.ts";

test.each([
  [[""], null, []],
  [["", "Full-time"], ["full_time"], []],
  [[{ key: "CF3CP", label: "" }], ["full_time"], []],
  [[], [], []],
  [[7], null, ["field_missing"]],
])("kinds of employment %j are %j", (given, expected, warned) => {
  const warnings: string[] = [];
  const reading = { answer: "card", warn: (code: string) => void warnings.push(code) };
  const { types } = readFields({ types: employmentAt("types") }, { types: given }, reading);
  expect([types, warnings]).toEqual([expected, warned]);
});

test("work from anywhere is no city", () => {
  expect(addressIn({ "address.text": "Remote", "address.city": "Remote" })).toMatchObject({
    text: "Remote",
    city: null,
  });
  expect(addressIn({ "address.city": "Remote" })).toBeNull();
  expect(addressIn({ "address.city": "Austin" })).toMatchObject({ city: "Austin" });
});
