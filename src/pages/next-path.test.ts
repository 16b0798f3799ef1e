import { expect, it } from "vitest";
import { nextPath } from "./next-path.ts";

it.each([
  ["/graphql?query=%7Bplans%7Bname%7D%7D", "/graphql?query=%7Bplans%7Bname%7D%7D"],
  ["/docs/errors#forbidden", "/docs/errors"],
  ["", "/dashboard/"],
  ["account", "/dashboard/"],
  ["https://other.example/", "/dashboard/"],
  ["//other.example/", "/dashboard/"],
  ["/\\other.example/", "/dashboard/"],
  ["/\t/other.example/", "/dashboard/"],
  ["/\n\\other.example/", "/dashboard/"],
  ["/.//other.example/", "/dashboard/"],
  ["/a/..//other.example/", "/dashboard/"],
  ["/%2e//other.example/", "/dashboard/"],
  ["javascript:alert(1)", "/dashboard/"],
  ["http://here.invalid/path", "/dashboard/"],
  ["//[", "/dashboard/"],
])("of %j goes to %j", (asked, path) => {
  expect(nextPath(asked, "/dashboard/")).toBe(path);
});
