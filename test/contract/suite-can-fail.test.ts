import { describe, expect, it } from "vitest";
import { cases as goodCases } from "../../scripts/new-scraper/template/cases.ts";
import template from "../../scripts/new-scraper/template/index.ts";
import type { Operation, Scraper } from "../../src/plugin-sdk/define-scraper.ts";
import { SourceError, z, type PluginCase, type RunContext } from "../../src/plugin-sdk/index.ts";
import { definePluginSuite } from "../../src/plugin-sdk/testkit/contract-suite.ts";

const CASES_URL = new URL("../../scripts/new-scraper/template/cases.ts", import.meta.url);
const [list] = template.operations as [Operation];
const [twoPages, ...otherCases] = goodCases as [PluginCase, ...PluginCase[]];

/** Names of the suite's tests that fail, each once, in order. */
async function failing(scraper: Scraper, cases: readonly PluginCase[] = goodCases): Promise<string[]> {
  const tests: { name: string; test: () => void | Promise<void> }[] = [];
  definePluginSuite(scraper, cases, CASES_URL, {
    describe: (_name, define) => define(),
    it: (name, test) => void tests.push({ name, test }),
  });
  const failed = new Set<string>();
  for (const { name, test } of tests) {
    await Promise.resolve()
      .then(test)
      .catch(() => failed.add(name));
  }
  return [...failed];
}

function withOperation(change: Partial<Operation>): Scraper {
  return { ...template, operations: [{ ...list, ...change }] };
}

const EXPECTED = "gives what is expected";
const FITS = "gives Records that fit their schema and say where they were read";
const ORIGINS = "asks only declared origins";
const REPEATS = "gives the same bytes again";
const CANONICAL = "keeps its canonical input unchanged";
const CANCELS = "stops within one further request when it is cancelled";
const RESUMES = "loses and doubles nothing when it is resumed from a checkpoint";
const NOTICES = "fails with source_changed when the page is cut in half";
const GOOD_CASES = "have names of their own, and a good one for every operation";

describe("the contract suite", () => {
  it("finds nothing wrong with the template", async () => {
    expect(await failing(template)).toEqual([]);
  });

  it.each<[string, Partial<PluginCase["expect"]>]>([
    ["another value", { records: [{ id: "a9" }] }],
    ["another count", { count: 4, records: [] }],
    ["a warning that does not come", { warnings: { page_skipped: 1 } }],
    ["a failure that does not come", { error: "source_blocked" }],
    ["more Records than come", { records: [{}, {}, {}, {}] }],
  ])("notices that a case expects %s", async (_what, expected) => {
    const wrong = { ...twoPages, expect: { ...twoPages.expect, ...expected } };
    const failed = await failing(template, [wrong, ...otherCases]);
    expect(failed.filter((name) => name !== GOOD_CASES)).toEqual([EXPECTED]);
  });

  it("notices a warning that the case does not name", async () => {
    const warning = withRun(async function* (ctx, input) {
      ctx.warn("odd_page", "This page is odd.");
      yield* list.run(ctx, input);
    });
    expect(await failing(warning)).toEqual([EXPECTED]);
  });

  it("notices Records that their own schema refuses", async () => {
    const record = list.record.extend({
      title: z
        .string()
        .transform((title) => title.length)
        .describe("Title."),
    });
    expect(await failing(withOperation({ record }))).toContain(FITS);
  });

  it("notices a request to an origin that is not declared", async () => {
    const strange = withRun(async function* (ctx, input) {
      await ctx.http.get("https://elsewhere.invalid/");
      yield* list.run(ctx, input);
    });
    expect(await failing(strange)).toContain(ORIGINS);
  });

  it("notices a run that depends on more than its input", async () => {
    let runs = 0;
    const counting = withRun(async function* (ctx, input) {
      runs += 1;
      for await (const found of list.run(ctx, input)) {
        yield { ...found, record: { ...found.record, note: `Run ${runs}` } };
      }
    });
    expect(await failing(counting)).toContain(REPEATS);
  });

  it("notices an input that is rewritten again and again", async () => {
    const normalize: Operation["normalize"] = (raw) => ({
      ...raw,
      query: typeof raw["query"] === "string" ? `${raw["query"]}!` : "!",
    });
    expect(await failing(withOperation({ normalize }))).toContain(CANONICAL);
  });

  it("notices a run that goes on after it was cancelled", async () => {
    const deaf = withRun(async function* (ctx) {
      for (const page of [1, 2]) {
        // Takes the end of the run for a page that is not there.
        await ctx.http.get(`${ctx.origin("web")}/items?page=${page}`).catch(() => null);
      }
      ctx.foundNothing("That was all.");
      yield* [];
    });
    expect(await failing(deaf, [twoPages])).toContain(CANCELS);
  });

  it("notices a checkpoint that skips Records", async () => {
    const skipping = withRun(async function* (ctx, input) {
      const checkpoint: RunContext["checkpoint"] = (state) => ctx.checkpoint(Number(state) + 1);
      yield* list.run({ ...ctx, resumeFrom: ctx.resumeFrom, checkpoint }, input);
    });
    expect(await failing(skipping, [twoPages])).toEqual([RESUMES]);
  });

  it("notices a cut page that passes for an empty one", async () => {
    const lenient = withRun(async function* (ctx, input) {
      try {
        yield* list.run(ctx, input);
      } catch (error) {
        if (!(error instanceof SourceError) || error.code !== "source_changed") throw error;
        ctx.foundNothing("The page looks odd.");
      }
    });
    expect(await failing(lenient, [twoPages])).toEqual([NOTICES]);
  });

  it("notices a case that cuts a page which is not there", async () => {
    expect(await failing(template, [{ ...twoPages, truncate: "page=9" }])).toEqual([NOTICES]);
  });

  it("notices an operation without a good case, and two cases of one name", async () => {
    expect(await failing(template, otherCases.slice(1))).toEqual([GOOD_CASES]);
    expect(await failing(template, [twoPages, twoPages])).toEqual([GOOD_CASES]);
  });

  it.each<[string, Partial<Operation>, string]>([
    [
      "an alias of two operations",
      { aliases: ["LIST"] },
      "has operation names and aliases that mean one operation each",
    ],
    [
      "no hint",
      { agentHint: " " },
      "says of each operation what it does, when to use it and what is missing",
    ],
    [
      "no note",
      { availability: "partial" },
      "says of each operation what it does, when to use it and what is missing",
    ],
    [
      "an input field without words",
      { input: z.object({ query: z.string().optional() }) },
      "describes every input field",
    ],
    [
      "a Record field without words",
      {
        record: list.record.extend({
          parts: z
            .array(z.object({ id: z.string() }))
            .default([])
            .describe("Parts."),
        }),
      },
      "describes every field of its Records",
    ],
    [
      "a feature that is no field",
      { features: ["withSeller"] },
      "declares features that are fields of the input",
    ],
  ])("notices a declaration with %s", async (_what, change, test) => {
    expect(await failing(withOperation(change), [])).toEqual([test, GOOD_CASES]);
  });
});

function withRun(
  run: (ctx: RunContext, input: Record<string, unknown>) => ReturnType<Operation["run"]>,
): Scraper {
  return withOperation({ run });
}
