import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import skeleton from "../../scripts/new-scraper/template/index.ts";
import type { Operation, Scraper } from "../../src/plugin-sdk/define-scraper.ts";
import {
  SourceError,
  z,
  type PluginCase,
  type RunContext,
  type Unproven,
} from "../../src/plugin-sdk/index.ts";
import { definePluginSuite } from "../../src/scrape-host/testkit/contract-suite.ts";
import { pluginCases } from "../../src/scrape-host/testkit/plugin-cases.ts";

const { cases: allCases, casesUrl } = await pluginCases(
  fileURLToPath(new URL("../../scripts/new-scraper/template", import.meta.url)),
);
const goodCases = allCases.filter(({ har }) => har.startsWith("list/"));
const [list] = skeleton.operations as [Operation];
/** With its first operation alone, so that a spoiled one shows in the few tests of its own. */
const template: Scraper = { ...skeleton, operations: [list], chains: [] };
const [twoPages, ...otherCases] = goodCases as [PluginCase, ...PluginCase[]];

/** The suite's tests that fail, in order. */
async function failures(
  scraper: Scraper,
  cases: readonly PluginCase[] = goodCases,
  unproven: Unproven = {},
): Promise<{ name: string; message: string }[]> {
  const tests: { name: string; test: () => void | Promise<void> }[] = [];
  definePluginSuite(
    scraper,
    cases,
    casesUrl,
    {
      describe: (_name, define) => define(),
      // Most of what is spoiled here shows under drift as well; that check has tests of its own.
      it: (name, test) => void (name === DRIFT || tests.push({ name, test })),
    },
    { unproven },
  );
  const failed: { name: string; message: string }[] = [];
  for (const { name, test } of tests) {
    await Promise.resolve()
      .then(test)
      .catch(({ message }: Error) => failed.push({ name, message }));
  }
  return failed;
}

/** What fails, each once, in order: a property of a case, or the name of another test. */
async function failing(...suite: Parameters<typeof failures>): Promise<string[]> {
  const failed = await failures(...suite);
  const names = failed.flatMap(({ name, message }) => {
    const properties = [...message.matchAll(/^✗ (.*)$/gm)].map(([, property = ""]) => property);
    return properties.length > 0 ? properties : [name];
  });
  return [...new Set(names)];
}

function withOperation(change: Partial<Operation>): Scraper {
  return { ...template, operations: [{ ...list, ...change }] };
}

const DRIFT = "says so wherever a changed page makes a Record wrong or poorer";
const EXPECTED = "gives what is expected";
const FITS = "gives Records that fit their schema and say where they were read";
const ORIGINS = "asks only declared origins";
const REPEATS = "gives the same bytes again";
const CANONICAL = "keeps its canonical input unchanged";
const CANCELS = "stops within one further request when it is cancelled";
const RESUMES = "loses and doubles nothing when it is resumed from a checkpoint";
const NOTICES = "fails with source_changed when the page is cut in half";
const GOOD_CASES = "have names of their own, and a good one for every operation";
const UNKNOWN = "gives no field that its Record does not have";
const NOTES = "notes only fields that its input has";
const CHECKPOINTS = "makes a checkpoint where Records come from several pages";
const HELD = "holds each page of a list to what was asked for";
const CHAINS = "show that chains lead from one operation to the next";
const RULES = "show every failure rule";
const EMPTY = "show every operation without Records";
const FIELDS = "show every field of every Record";
const OF_ALL_CASES = [RULES, EMPTY, FIELDS];

describe("the contract suite", () => {
  it("finds nothing wrong with the template", async () => {
    expect(await failing(template)).toEqual([]);
  });

  it("notices a list that is held to nothing, and lets it be where it says why", async () => {
    const loose: Partial<Operation> = {
      run: (ctx, input, found) => list.run({ ...ctx, held: () => undefined }, input, found),
    };
    const [{ message } = { message: "" }, ...others] = await failures(withOperation(loose));
    expect(others).toEqual([]);
    expect(message).toBe(
      `✗ ${HELD}\n1 page of 1 with several Records held to nothing that was asked for: call \`listAsAsked\` before the first Record of a page, or say in \`notEchoed\` why no page can be.`,
    );
    expect(await failing(withOperation({ ...loose, notEchoed: "The list says nothing of itself." }))).toEqual(
      [],
    );
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

  it("tells all that is wrong with a case at once, with what was expected and what came", async () => {
    const adding = withRun(async function* (ctx, input, found) {
      ctx.warn("odd_page", "This page is odd.");
      for await (const one of list.run(ctx, input, found))
        yield { ...one, record: { ...one.record, titel: "Kite" } };
    });
    const wrong = { ...twoPages, truncate: "page=9", expect: { records: [{ id: "a9" }], count: 2 } };
    const [told] = (await failures(adding, [wrong])).filter(({ name }) => name === twoPages.name);
    const lines = told?.message.split("\n").filter((line) => !/^[ {}]/.test(line));
    expect(lines).toEqual([
      "✗ gives what is expected",
      "Expected 2 Records, got 3. The first is:",
      "Warnings that the case does not name: odd_page.",
      'warn: This page is odd. {"code":"odd_page"}',
      'records[0].id: expected "a9", got "a1"',
      "✗ gives no field that its Record does not have",
      "The draft has a field titel that the Record does not have.",
      "✗ fails with source_changed when the page is cut in half",
      "The recording holds no URL with page=9, so nothing was cut.",
    ]);
  });

  it("tells of a check that throws, and of what the others find", async () => {
    const normalize: Operation["normalize"] = (raw) => {
      if (raw["query"] === "again") throw new RangeError("Once was enough.");
      return { ...raw, query: "again" };
    };
    const [told] = (await failures(withOperation({ normalize }), [twoPages])).filter(
      ({ name }) => name === twoPages.name,
    );
    expect(told?.message).toContain("✗ gives what is expected\nThe run ended with replay_miss");
    expect(told?.message).toContain("✗ keeps its canonical input unchanged\nRangeError: Once was enough.");
  });

  it("notices a warning that the case does not name", async () => {
    const warning = withRun(async function* (ctx, input, found) {
      ctx.warn("odd_page", "This page is odd.");
      yield* list.run(ctx, input, found);
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
    const strange = withRun(async function* (ctx, input, found) {
      await ctx.http.get("https://elsewhere.invalid/");
      yield* list.run(ctx, input, found);
    });
    expect(await failing(strange)).toContain(ORIGINS);
  });

  it("notices a run that depends on more than its input", async () => {
    let runs = 0;
    const counting = withRun(async function* (ctx, input, found) {
      runs += 1;
      for await (const one of list.run(ctx, input, found)) {
        yield { ...one, record: { ...one.record, note: `Run ${runs}` } };
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

  it("notices a field that the Record does not have, which zod would drop", async () => {
    const adding = withRun(async function* (ctx, input, found) {
      for await (const one of list.run(ctx, input, found))
        yield { ...one, record: { ...one.record, titel: "Kite" } };
    });
    expect(await failing(adding)).toEqual([UNKNOWN]);
  });

  it("notices a note of a field that the input does not have", async () => {
    const normalize: Operation["normalize"] = (raw, note) => {
      if (raw["query"] === "submarine") note("querry", "Misspelled.");
      return raw;
    };
    const failed = await failing(withOperation({ normalize }));
    expect(failed).toContain(NOTES);
  });

  it("notices pages without a checkpoint", async () => {
    const forgetful = withRun((ctx, input, found) =>
      list.run({ ...ctx, checkpoint: () => undefined }, input, found),
    );
    expect(await failing(forgetful)).toEqual([CHECKPOINTS]);
  });

  it("notices pages without a checkpoint, also where all have one address, as calls of an RPC do", async () => {
    const calling = (isForgetful: boolean) =>
      withRun(async function* (ctx, input, found) {
        const around = isForgetful ? { ...ctx, checkpoint: () => undefined } : ctx;
        for await (const one of list.run(around, input, found))
          yield { ...one, from: { ...one.from, url: "https://example.org/items" } };
      });
    expect(await failing(calling(false))).toEqual([]);
    expect(await failing(calling(true))).toEqual([CHECKPOINTS]);
  });

  it("notices a failure rule that no case shows", async () => {
    const rule = { code: "source_blocked", message: "No.", when: () => false } as const;
    expect(await failing({ ...template, failures: [...template.failures, rule] })).toEqual([RULES]);
  });

  it("notices an operation that no case shows without Records", async () => {
    const full = goodCases.filter(
      ({ expect: { count = 0, error } }) => count > 0 || (error !== undefined && error !== "input_not_found"),
    );
    expect(await failing({ ...template, failures: template.failures.slice(1) }, full)).toEqual([EMPTY]);
  });

  it.each([
    ["whose values the other operation refuses", "list.price", "list.query"],
    ["that no Record shows", "list.colour", "list.query"],
    ["from an operation that there is not", "lost.id", "list.query"],
    ["to an operation that there is not", "list.id", "lost.query"],
    ["to a field that there is not", "list.id", "list.word"],
  ])("notices a chain %s", async (_what, from, to) => {
    const good = { from: "list.title", to: "list.query" };
    expect(await failing({ ...template, chains: [good] })).toEqual([]);
    expect(await failing({ ...template, chains: [good, { from, to }] })).toEqual([CHAINS]);
  });

  it("notices a field that no case shows, unless it is listed with a reason and really not shown", async () => {
    const record = list.record.extend({ brand: z.string().nullable().default(null).describe("Brand.") });
    const branded = withOperation({ record });
    expect(await failing(branded)).toEqual([FIELDS]);
    expect(await failing(branded, goodCases, { list: { brand: "The list shows none." } })).toEqual([]);
    const wrong: Record<string, string>[] = [
      { brand: " " },
      { brand: "Why.", title: "Why." },
      { brand: "Why.", nothing: "Why." },
    ];
    for (const listed of wrong) expect(await failing(branded, goodCases, { list: listed })).toEqual([FIELDS]);
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
    const skipping = withRun(async function* (ctx, input, found) {
      const checkpoint: RunContext["checkpoint"] = (state) =>
        ctx.checkpoint({ cursor: (state as { cursor: number }).cursor + 1, pages: 1 });
      yield* list.run({ ...ctx, resumeFrom: ctx.resumeFrom, checkpoint }, input, found);
    });
    expect(await failing(skipping, [twoPages])).toEqual([RESUMES, RULES, EMPTY]);
  });

  it("notices a cut page that passes for an empty one", async () => {
    const lenient = withRun(async function* (ctx, input, found) {
      try {
        yield* list.run(ctx, input, found);
      } catch (error) {
        if (!(error instanceof SourceError) || error.code !== "source_changed") throw error;
        ctx.foundNothing("The page looks odd.");
      }
    });
    expect(await failing(lenient, [twoPages])).toEqual([NOTICES, RULES, EMPTY]);
  });

  it("notices a case that cuts a page which is not there", async () => {
    expect(await failing(template, [{ ...twoPages, truncate: "page=9" }])).toEqual([NOTICES, RULES, EMPTY]);
  });

  it("notices an operation without a good case, and two cases of one name", async () => {
    expect(await failing(template, otherCases.slice(1))).toEqual([GOOD_CASES, FIELDS]);
    expect(await failing(template, [twoPages, twoPages])).toEqual([GOOD_CASES, RULES, EMPTY]);
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
    expect(await failing(withOperation(change), [])).toEqual([test, GOOD_CASES, ...OF_ALL_CASES]);
  });
});

function withRun(
  run: (
    ctx: RunContext,
    input: Record<string, unknown>,
    found: Parameters<Operation["run"]>[2],
  ) => ReturnType<Operation["run"]>,
): Scraper {
  return withOperation({ run });
}
