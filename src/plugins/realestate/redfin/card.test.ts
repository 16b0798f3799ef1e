import { expect, test } from "vitest";
import { statusOf } from "./card.ts";

test.each([
  [1, null, "FOR_SALE"],
  [1, "Active", "FOR_SALE"],
  [2, "Pending - Over 4 Months", "PENDING"],
  [2, "Active Under Contract", "PENDING"],
  [4, "Closed", "RECENTLY_SOLD"],
  [4, "Sold", "RECENTLY_SOLD"],
  [null, "Coming Soon", "COMING_SOON"],
  [null, "Back on Market", "FOR_SALE"],
  [null, "Expired", "OFF_MARKET"],
  [4, null, null],
  [null, "Vendu", null],
])("number %s and words %s are %s", (code, words, status) => expect(statusOf(code, words)).toBe(status));
