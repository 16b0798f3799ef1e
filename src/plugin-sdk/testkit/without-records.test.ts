import { expect, test } from "vitest";
import { withoutRecords } from "./without-records.ts";

test("each row is a case without Records, of its own recording and with its own fields of the input", () => {
  const rows = [
    ["A refused search is a block", "refused", "source_blocked"],
    ["A search for nothing finds nothing", "none", null, { query: "zzqq" }],
  ] as const;
  expect(withoutRecords("search/search", { operation: "search", query: "kite" }, rows)).toEqual([
    {
      name: "A refused search is a block",
      input: { operation: "search", query: "kite" },
      har: "search/search-refused.har.json",
      expect: { error: "source_blocked" },
    },
    {
      name: "A search for nothing finds nothing",
      input: { operation: "search", query: "zzqq" },
      har: "search/search-none.har.json",
      expect: {},
    },
  ]);
});
