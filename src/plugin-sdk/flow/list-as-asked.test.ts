import { describe, expect, it } from "vitest";
import type { RunContext } from "../run-context.ts";
import { SourceError } from "../source-error.ts";
import { listAsAsked, type ListPart } from "./list-as-asked.ts";

const page = { url: "https://shop.test/search?q=pizza", fetchedAt: new Date(0) };

/** What came of it: the failure's words, or "held". */
function outcome(parts: Record<string, ListPart>): string {
  const held: unknown[] = [];
  const ctx = { held: (one: unknown) => void held.push(one) } as unknown as RunContext;
  try {
    listAsAsked(ctx, page, parts);
  } catch (error) {
    expect(held).toEqual([]);
    if (!(error instanceof SourceError)) throw error;
    return `${error.code} ${error.url}: ${error.message}`;
  }
  expect(held).toEqual([page]);
  return "held";
}

const REFUSED = `source_changed ${page.url}: `;

describe("a page of a list", () => {
  it.each<[name: string, parts: Record<string, ListPart>, outcome: string]>([
    ["of the words asked for", { search: { asked: "pizza", shown: "pizza" } }, "held"],
    [
      "with its words in other letters",
      { search: { asked: "Café  au lait", shown: "cafe au-lait" } },
      "held",
    ],
    ["of a number", { page: { asked: 2, shown: "2" } }, "held"],
    [
      "of other words",
      { search: { asked: "pizza", shown: "hospital" } },
      `${REFUSED}The page lists another search: "hospital" and not "pizza".`,
    ],
    [
      "of more words",
      { search: { asked: "pizza", shown: "pizza oven" } },
      `${REFUSED}The page lists another search: "pizza oven" and not "pizza".`,
    ],
    [
      "of another place, though the words are right",
      { search: { asked: "pizza", shown: "pizza" }, place: { asked: "Rome", shown: "Delhi" } },
      `${REFUSED}The page lists another place: "Delhi" and not "Rome".`,
    ],
    [
      "that was searched although nothing was asked for",
      { search: { asked: "", shown: "pizza" } },
      `${REFUSED}The page lists another search: "pizza" and not "".`,
    ],
    ["whose signs are all there is", { search: { asked: "C++", shown: "c" } }, "held"],
    ["of signs alone", { search: { asked: "++", shown: "++" } }, "held"],
    [
      "of other signs alone",
      { search: { asked: "++", shown: "--" } },
      `${REFUSED}The page lists another search: "--" and not "++".`,
    ],
    [
      "that leaves a part out",
      { search: { asked: "pizza", shown: "Pizza" }, place: { asked: "Rome", shown: null } },
      "held",
    ],
    [
      "that says nothing",
      { search: { asked: "pizza", shown: null }, place: { asked: "Rome", shown: undefined } },
      `${REFUSED}The page does not say what it lists (search, place).`,
    ],
    [
      "of what the source chose",
      { search: { asked: "pizza", shown: "pizza" }, place: { asked: null, shown: "Rome" } },
      "held",
    ],
    ["of which nothing was asked", { place: { asked: null, shown: null } }, "held"],
    [
      "compared in the source's own way",
      {
        place: {
          asked: "Rome",
          shown: "Rome, Italy",
          isSame: (shown, asked) => shown.startsWith(`${asked},`),
        },
      },
      "held",
    ],
  ])("%s", (_name, parts, expected) => {
    expect(outcome(parts)).toBe(expected);
  });
});
