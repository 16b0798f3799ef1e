/** Any JSON as the input of any operation: a plan, or an error of the dictionary. Nothing else, on every way in. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AppError } from "../../src/errors/app-error.ts";
import type { Json } from "../../src/kernel/json.ts";
import { canonicalInput, normalizeInput } from "../../src/scrape-host/input/normalize-input.ts";
import { loadBuiltInFamilies } from "../kit/built-in-families.ts";
import { graphql } from "../kit/graphql-client.ts";
import { rest } from "../kit/rest-client.ts";
import type { ServerProcess } from "../kit/server-process.ts";
import { bounded } from "./bounded.ts";
import { undocumented, undocumentedGraphql } from "./documented-error.ts";
import { assertWell, startFuzzServer } from "./fuzz-server.ts";
import { nearValid, oddInput, oddValue, operationsOf } from "./odd-values.ts";

const FAMILIES = await loadBuiltInFamilies();
const SCRAPERS = FAMILIES.map(({ scraper }) => scraper);
const OPERATIONS = operationsOf(SCRAPERS);
const VALID = FAMILIES.flatMap(({ scraper, cases }) => cases.map(({ input }) => ({ scraper, input })));

/** A scraper with an input for it: near a valid one, odd fields of an operation, or anything. */
const attempt = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .constantFrom(...VALID)
      .chain(({ scraper, input }) => nearValid(input).map((near) => ({ scraper, input: near }))),
  },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(...OPERATIONS)
      .chain(({ scraper, operation }) => oddInput(operation).map((odd) => ({ scraper, input: odd }))),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...SCRAPERS).chain((scraper) => oddValue.map((input) => ({ scraper, input }))),
  },
);

describe("normalizeInput", () => {
  it("throws nothing but refusals, and takes its own result unchanged", () => {
    const seen = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(attempt, ({ scraper, input }) => {
        let plan;
        try {
          plan = normalizeInput(scraper, input);
        } catch (error) {
          if (!(error instanceof AppError) || error.code === "internal") throw error;
          seen.refused += 1;
          return;
        }
        seen.accepted += 1;
        const canonical = canonicalInput(plan);
        const again = normalizeInput(scraper, canonical);
        expect(canonicalInput(again)).toEqual(canonical);
        expect(again.normalizations).toEqual([]);
      }),
      // All of them, however busy the machine: the counts below are those of this seed.
      bounded(6000, 150_000),
    );
    // Both ways are taken often enough to mean something.
    expect(seen.accepted).toBeGreaterThan(300);
    expect(seen.refused).toBeGreaterThan(1000);
  });

  it.each(
    VALID.map(({ scraper, input }) => [`${scraper.id} ${JSON.stringify(input)}`, scraper, input] as const),
  )("accepts the example it starts from: %s", (_name, scraper, input) => {
    expect(normalizeInput(scraper, input).operation.name).toBeTruthy();
  });
});

describe("a server", () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startFuzzServer();
  });
  afterAll(() => server?.stop());

  it("answers POST /v1/requests with 201 or a documented error", async () => {
    const extra = fc.record(
      { limit: fc.oneof(fc.constantFrom<Json>(1, 2, "5", 1.5, 2 ** 40), oddValue), maxCost: oddValue },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(attempt, extra, async ({ scraper, input }, more) => {
        const { status, body } = await rest(server.url, server.apiKey, "/v1/requests", {
          body: { scraper: scraper.id, input, ...more },
        });
        if (status !== 201) expect(undocumented(status, body)).toBeNull();
      }),
      bounded(600, 10_000),
    );
    await assertWell(server);
  });

  it("answers any body at all with a documented error", async () => {
    const body = fc.oneof(
      fc.string({ unit: "binary", maxLength: 200 }),
      fc.json({ maxDepth: 5 }),
      oddValue.map((scraper) => JSON.stringify({ scraper, input: {} })),
      fc.constantFrom(
        "",
        "{",
        "null",
        "[]",
        '"x"',
        "1",
        '{"__proto__":{}}',
        `${"[".repeat(50_000)}${"]".repeat(50_000)}`,
        `{"a":${"1".repeat(900_000)}}`,
        `"${"a".repeat(1_100_000)}"`,
      ),
    );
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const { status, body: answer } = await rest(server.url, server.apiKey, "/v1/requests", {
          method: "POST",
          body: text,
        });
        expect(undocumented(status, answer)).toBeNull();
      }),
      bounded(300, 8000),
    );
    await assertWell(server);
  });

  it("answers requestEstimate with an estimate or a documented error", async () => {
    const estimate =
      "mutation ($input: RequestCreateInput!) { requestEstimate(input: $input) { estimatedCostUsdMicros } }";
    await fc.assert(
      fc.asyncProperty(attempt, fc.option(oddValue), async ({ scraper, input }, limit) => {
        const variables = { input: { scraper: scraper.id, input, ...(limit === null ? {} : { limit }) } };
        const { status, body } = await graphql(server.url, server.apiKey, estimate, variables);
        expect([200, 400, 413]).toContain(status);
        expect(undocumentedGraphql(status, body)).toBeNull();
      }),
      bounded(600, 10_000),
    );
    await assertWell(server);
  });
});
