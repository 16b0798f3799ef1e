import { expect, test } from "vitest";
import { z } from "zod";
import type { Canary } from "../../plugin-sdk/canary.ts";
import { defineScraper, operation, type Availability } from "../../plugin-sdk/define-scraper.ts";
import { canaryProblems } from "./canary-problems.ts";

function problemsOf(canary: Canary, availability: Availability = "full"): string[] {
  const list = operation({
    name: "list",
    title: "List",
    summary: "A list.",
    agentHint: "Use it.",
    availability,
    input: z.object({ shop: z.string().max(5).describe("Its id.") }),
    record: z.object({
      id: z.string(),
      seller: z.object({ name: z.string() }).nullable(),
      tags: z.array(z.object({ name: z.string() })),
    }),
    dedupeKey: ({ id }) => id,
    // eslint-disable-next-line require-yield -- it is never run
    async *run() {
      throw new Error("Never run.");
    },
    canary,
  });
  return canaryProblems(
    defineScraper({
      id: "shop",
      title: "Shop",
      summary: "A shop.",
      sdk: "^2",
      unit: "record",
      priceUsdMicros: 1,
      origins: { web: { url: "https://shop.example", requestsPerSecond: 1, concurrency: 1 } },
      failures: [],
      defaultOperation: "list",
      operations: [list],
    }),
  );
}

const fields = ["id", "seller.name", "tags.*.name"];

test("a canary with a valid input and fields of its Records has no problem", () => {
  expect(problemsOf({ input: { shop: "a" }, atLeast: { records: 2, fields } })).toEqual([]);
});

test("says what is wrong with one", () => {
  const atLeast = { records: 1, fields };
  expect(problemsOf({ input: { shop: "too long" }, atLeast })).toEqual([
    "Canary of list: its input is refused: AppError: input.shop: Expected at most 5 characters, not 8.",
  ]);
  expect(problemsOf({ input: { shop: "a" }, atLeast }, "not_public")).toEqual([
    "Canary of list: the operation is not public.",
  ]);
  const wrong = { records: 0, fields: ["sellers.name", "seller.id", "tags.name"] };
  expect(problemsOf({ input: { shop: "a" }, atLeast: wrong })).toEqual([
    "Canary of list: its Records have no field sellers.name.",
    "Canary of list: its Records have no field seller.id.",
    "Canary of list: its Records have no field tags.name.",
    "Canary of list: `atLeast.records` must be 1 or more.",
  ]);
  expect(problemsOf({ input: { shop: "a" }, atLeast: { records: 1, fields: [] } })).toEqual([
    "Canary of list: `atLeast.fields` must name at least one field.",
  ]);
});
