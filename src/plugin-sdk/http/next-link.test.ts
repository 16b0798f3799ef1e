import { expect, it } from "vitest";
import { nextLink } from "./next-link.ts";
import { refusedAs } from "./refused-as.ts";

it.each([
  [
    '<https://a.example/?page=2>; rel="next", <https://a.example/?page=9>; rel="last"',
    "https://a.example/?page=2",
  ],
  ['<https://a.example/?page=1>; rel="prev", </x?page=3>; rel=next', "https://a.example/x?page=3"],
  ['<https://a.example/?page=1>; rel="prev", <https://a.example/?page=1>; rel="first"', null],
  ['<javascript:alert(1)>; rel="next"', null],
  [null, null],
])("the next page of %j is %j", (link, expected) => {
  expect(nextLink({ url: "https://a.example/x", header: () => link })).toBe(expected);
});

it("refusedAs is the rule for one status", () => {
  const rule = refusedAs(404, "input_not_found", "No such item.");
  const answer = { url: "https://a.example", text: "", header: () => null };
  expect([rule.code, rule.message]).toEqual(["input_not_found", "No such item."]);
  expect([404, 410].map((status) => rule.when({ ...answer, status }))).toEqual([true, false]);
});
