import { describe, expect, test } from "vitest";
import { z } from "zod";
import { defineScraper, operation, type Operation, type Scraper } from "../../plugin-sdk/define-scraper.ts";
import { problemsOf } from "./declaration-check.ts";

const run: Operation = operation({
  name: "run-it",
  aliases: ["Do It"],
  title: "Run",
  summary: "Runs.",
  agentHint: "For tests.",
  availability: "full",
  input: z.object({}),
  record: z.object({ n: z.int() }),
  dedupeKey: (row) => String(row.n),
  // eslint-disable-next-line require-yield -- never run
  async *run() {
    await Promise.resolve();
  },
});

const good: Scraper = defineScraper({
  id: "sample",
  title: "Sample",
  summary: "A sample.",
  sdk: "^2",
  unit: "record",
  priceUsdMicros: 100,
  origins: { web: { url: "https://example.com", requestsPerSecond: 1, concurrency: 1 } },
  failures: [],
  defaultOperation: "run-it",
  operations: [run],
});
const web = good.origins["web"]!;

describe("the check of a declaration", () => {
  test("finds nothing wrong with a good one", () => {
    expect(problemsOf(good)).toEqual([]);
    for (const sdk of ["^2", "^2.0", "2.0.0"]) expect(problemsOf({ ...good, sdk })).toEqual([]);
  });

  test.each([undefined, null, 7, "scraper"])("%s is no declaration", (value) => {
    expect(problemsOf(value)).toEqual(["The plugin has no default export made by defineScraper."]);
  });

  const idProblem = "`id` must be 2 to 40 of a-z, 0-9 and hyphen, and start with a letter.";
  const unitProblem = "`unit` must be a noun of 2 to 24 lower-case letters, such as app or job.";
  const sdk1Problem =
    '`sdk` is ^1; this server has SDK 2.0.0. Since SDK 2 plugins import from "@quarry/plugin-sdk", and `run` takes a third argument: yield `found(from, record)` instead of `{ from, record }`, then set `sdk` to "^2".';
  const priceProblem = "`priceUsdMicros` must be a positive integer.";
  const urlProblem = "Origin web: `url` must be scheme and host only, such as https://example.com.";
  test.each<[string, object, string]>([
    ["no id", { id: undefined }, idProblem],
    ["an id of one letter", { id: "a" }, idProblem],
    ["an id with a capital", { id: "Sample" }, idProblem],
    ["an id of 41 letters", { id: "a".repeat(41) }, idProblem],
    ["the next SDK", { sdk: "^3" }, "`sdk` is ^3; this server has SDK 2.0.0."],
    ["the SDK before", { sdk: "^1" }, sdk1Problem],
    ["a version of the SDK before", { sdk: "1.0.0" }, sdk1Problem.replace("^1", "1.0.0")],
    ["a newer minor of the SDK", { sdk: "^2.1" }, "`sdk` is ^2.1; this server has SDK 2.0.0."],
    ["no SDK", { sdk: undefined }, "`sdk` is undefined; this server has SDK 2.0.0."],
    ["no title", { title: " " }, "`title` must be a text."],
    ["half a day of retention", { retentionDays: 0.5 }, "`retentionDays` must be a positive whole number."],
    [
      "a chain without a field",
      { chains: [{ from: "search", to: "app.appIds" }] },
      '`chains` must list objects such as { from: "search.id", to: "app.appIds" }.',
    ],
    ["a summary that is no text", { summary: 7 }, "`summary` must be a text."],
    ["a unit with a capital", { unit: "App" }, unitProblem],
    ["a unit of two words", { unit: "job offer" }, unitProblem],
    ["no unit", { unit: undefined }, unitProblem],
    [
      "an operation without a hint",
      { operations: [{ ...run, agentHint: undefined }] },
      "Operation run-it: `agentHint` must be a text.",
    ],
    [
      "an availability of its own",
      { operations: [{ ...run, availability: "some", availabilityNote: "Some." }] },
      "Operation run-it: `availability` must be one of full, partial, not_public.",
    ],
    [
      "features that are no list of names",
      { operations: [{ ...run, features: [1] }] },
      "Operation run-it: `features` must be a list of names.",
    ],
    ["a free price", { priceUsdMicros: 0 }, priceProblem],
    ["a price in fractions", { priceUsdMicros: 0.5 }, priceProblem],
    ["no failures", { failures: undefined }, "`failures` must be a list of failure rules."],
    ["no origins", { origins: undefined }, "`origins` must name at least one origin."],
    ["empty origins", { origins: {} }, "`origins` must name at least one origin."],
    ["an origin with a path", { origins: { web: { ...web, url: "https://example.com/" } } }, urlProblem],
    ["an origin that is no URL", { origins: { web: { ...web, url: "example.com" } } }, urlProblem],
    [
      "no pace",
      { origins: { web: { ...web, requestsPerSecond: 0 } } },
      "Origin web: `requestsPerSecond` must be above 0.",
    ],
    [
      "web sites without a pace",
      { websites: { requestsPerSecond: 1, concurrency: 0 } },
      "`websites`: `concurrency` must be 1 or more.",
    ],
    [
      "no concurrency",
      { origins: { web: { ...web, concurrency: 0.5 } } },
      "Origin web: `concurrency` must be 1 or more.",
    ],
    ["no operations", { operations: [] }, "`operations` must list at least one operation."],
    [
      "another default",
      { defaultOperation: "other" },
      "`defaultOperation` must name an operation of this scraper.",
    ],
    [
      "a token twice",
      { operations: [run, { ...run, name: "other", aliases: ["DOIT"] }] },
      "Operation token DOIT belongs to both run-it and other.",
    ],
    [
      "no note",
      { operations: [{ ...run, availability: "partial" }] },
      "Operation run-it: `availabilityNote` must say what is missing.",
    ],
    [
      "no nearest",
      { operations: [{ ...run, availability: "not_public", availabilityNote: "All.", nearest: "nothing" }] },
      "Operation run-it: `nearest` must name an operation of this scraper.",
    ],
    [
      "no function",
      { operations: [{ ...run, run: 1 }] },
      "Operation run-it: `run` and `dedupeKey` must be functions.",
    ],
    [
      "no schema",
      { operations: [{ ...run, input: {} }] },
      "Operation run-it: `input` and `record` must be zod objects.",
    ],
  ])("%s", (_what, change, problem) => {
    expect(problemsOf({ ...good, ...change })).toEqual([problem]);
  });

  test("says everything at once", () => {
    expect(problemsOf({ ...good, id: "", priceUsdMicros: -1, origins: {}, operations: [] })).toEqual([
      idProblem,
      priceProblem,
      "`origins` must name at least one origin.",
      "`operations` must list at least one operation.",
    ]);
  });

  const shape = "Operation 1 of the list must be an object with a `name` and a list of `aliases`.";
  test.each<[object, string]>([
    [{ origins: null }, "`origins` must name at least one origin."],
    [{ origins: { web: null } }, "Origin web must be an object with `url`."],
    [{ operations: [null] }, shape],
    [{ operations: [{ ...run, name: undefined }] }, shape],
    [{ operations: [{ ...run, aliases: 5 }] }, shape],
    [{ operations: [{ ...run, aliases: [5] }] }, shape],
  ])("names the part of a wrong type in %j", (change, problem) => {
    expect(problemsOf({ ...good, ...change })).toEqual([problem]);
  });
});
