import { expect, it } from "vitest";
import { nearestRecorded } from "./nearest.ts";

const RECORDED = [
  { method: "GET", url: "https://a.io/repos/x/stars?per_page=100&page=2" },
  { method: "GET", url: "https://a.io/repos/x/stars?per_page=100&page=1" },
  { method: "GET", url: "https://a.io/repos/x/issues/7" },
  { method: "POST", url: "https://a.io/call?hl=en" },
];

it.each([
  [
    "a query parameter",
    { method: "GET", url: "https://a.io/repos/x/stars?per_page=3&page=1" },
    "The nearest recorded one is GET https://a.io/repos/x/stars?per_page=100&page=1; it differs in `per_page` (3 asked for, 100 recorded).",
  ],
  [
    "one that is missing",
    { method: "GET", url: "https://a.io/repos/x/stars?per_page=100&page=2&q=a&q=b" },
    "The nearest recorded one is GET https://a.io/repos/x/stars?per_page=100&page=2; it differs in `q` (a and b asked for, none recorded).",
  ],
  [
    "the path",
    { method: "GET", url: "https://a.io/repos/x/issues/8" },
    "The nearest recorded one is GET https://a.io/repos/x/issues/7; its path is another.",
  ],
  [
    "the body",
    { method: "POST", url: "https://a.io/call?hl=en" },
    "The nearest recorded one is POST https://a.io/call?hl=en; its body is another.",
  ],
  [
    "the site",
    { method: "GET", url: "https://b.io/repos/x/issues/7" },
    "Nothing of https://b.io is recorded for GET.",
  ],
])("what differs is %s", (_what, asked, sentence) => {
  expect(nearestRecorded(asked, RECORDED)).toBe(sentence);
});
