import { expect, it } from "vitest";
import { nextPath } from "./next-path.ts";

it.each([
  ["/graphql?query=%7Bplans%7Bname%7D%7D", "/graphql?query=%7Bplans%7Bname%7D%7D"],
  ["/docs/errors#forbidden", "/docs/errors"],
  ["", "/account"],
  ["account", "/account"],
  ["https://other.example/", "/account"],
  ["//other.example/", "/account"],
  ["/\\other.example/", "/account"],
  ["/\t/other.example/", "/account"],
  ["/\n\\other.example/", "/account"],
  ["/.//other.example/", "/account"],
  ["/a/..//other.example/", "/account"],
  ["/%2e//other.example/", "/account"],
  ["javascript:alert(1)", "/account"],
  ["http://here.invalid/path", "/account"],
  ["//[", "/account"],
])("of %j goes to %j", (asked, path) => {
  expect(nextPath(asked, "/account")).toBe(path);
});
