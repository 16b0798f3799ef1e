import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Json } from "../../kernel/json.ts";
import type { Found } from "../found.ts";
import type { RunContext } from "../run-context.ts";
import { SourceError, type SourceErrorCode } from "../source-error.ts";
import { eachPage } from "./each-page.ts";
import { eachTarget } from "./each-target.ts";

type Row = Found<{ id: string }>;

const rowOf = (id: string): Row =>
  ({ from: { url: "https://a.example/", fetchedAt: new Date(0) }, record: { id } }) as Row;

/** A target: rows by page, or the failure that reading it gives, after its pages. */
interface Target {
  pages: string[][];
  fails?: SourceErrorCode;
}

interface Outcome {
  ids: string[];
  /** What was yielded before it, and its state. */
  checkpoints: { after: number; state: Json }[];
  warnings: string[];
  error: unknown;
}

type Flow = (ctx: RunContext) => AsyncGenerator<Row, void, void>;

async function run(flow: Flow, resumeFrom: Json = null): Promise<Outcome> {
  const out: Outcome = { ids: [], checkpoints: [], warnings: [], error: null };
  const ctx = {
    resumeFrom,
    // As stored: what is no JSON would be lost.
    checkpoint: (state: Json) =>
      void out.checkpoints.push({ after: out.ids.length, state: JSON.parse(JSON.stringify(state)) as Json }),
    foundNothing: () => undefined,
    warn: (code: string) => void out.warnings.push(code),
  } as unknown as RunContext;
  try {
    for await (const { record } of flow(ctx)) out.ids.push(record.id);
  } catch (error) {
    out.error = error;
  }
  return out;
}

/** Cursors of the three kinds: page numbers, offsets, tokens after a first page without one. */
const CURSORS: Record<string, { first: Json; of: (page: number) => Json; page: (cursor: Json) => number }> = {
  number: { first: 1, of: (page) => page + 1, page: (cursor) => Number(cursor) - 1 },
  offset: { first: 0, of: (page) => page * 20, page: (cursor) => Number(cursor) / 20 },
  token: {
    first: null,
    of: (page) => `t${page}`,
    page: (cursor) => (cursor === null ? 0 : Number((cursor as string).slice(1))),
  },
};

function visitTargets(targets: Target[], kind: string): Flow {
  const { first, of, page: pageOf } = CURSORS[kind]!;
  return (ctx) =>
    eachTarget(ctx, targets, (target, inner) =>
      eachPage(inner, { first, max: 50 }, async function* (cursor) {
        await Promise.resolve();
        const page = pageOf(cursor);
        const rows = target.pages[page];
        if (rows === undefined) throw new SourceError(target.fails ?? "input_not_found", `no page ${page}`);
        if (rows.length === 0) inner.foundNothing("none");
        for (const id of rows) yield rowOf(id);
        return page + 1 < target.pages.length || target.fails !== undefined ? of(page + 1) : null;
      }),
    );
}

const page = fc.array(fc.integer({ min: 0, max: 999 }).map(String), { maxLength: 4 });
const targetArb = fc.record({ pages: fc.array(page, { maxLength: 4 }) });

describe("a run that is resumed", () => {
  test.each(Object.keys(CURSORS))("from any checkpoint gives the rest, with cursors by %s", async (kind) => {
    await fc.assert(
      fc.asyncProperty(fc.array(targetArb, { minLength: 1, maxLength: 4 }), async (drawn) => {
        // Unique rows, so that no page passes for a repeat of another.
        const targets = drawn.map(({ pages }, t) => ({
          pages: pages.map((rows, p) => rows.map((id, r) => `${t}.${p}.${r}.${id}`)),
        }));
        const whole = await run(visitTargets(targets, kind));
        expect(whole.ids).toEqual(targets.flatMap(({ pages }) => pages.flat()));
        expect(whole.error === null).toBe(targets.some(({ pages }) => pages.length > 0));
        for (const { after, state } of whole.checkpoints) {
          const rest = await run(visitTargets(targets, kind), state);
          expect(rest.ids).toEqual(whole.ids.slice(after));
          expect(String(rest.error)).toBe(String(whole.error));
        }
      }),
      { numRuns: 60, seed: 20_260_101 },
    );
  });

  test("checkpoints after each page that has a next and each target but the last", async () => {
    const { checkpoints } = await run(
      visitTargets([{ pages: [["a"], ["b"]] }, { pages: [["c"]] }], "number"),
    );
    expect(checkpoints).toEqual([
      { after: 1, state: { index: 0, anyRead: true, inside: { cursor: 2, pages: 1 } } },
      { after: 2, state: { index: 1, anyRead: true, inside: null } },
    ]);
  });
});

describe("eachTarget", () => {
  const there = { pages: [["a"]] };
  const missing = { pages: [] };

  test("goes on past a missing target", async () => {
    const { ids, warnings, error } = await run(visitTargets([missing, there], "number"));
    expect({ ids, warnings, error }).toEqual({ ids: ["a"], warnings: ["input_not_found"], error: null });
  });

  test("fails when all are missing, also when it was resumed", async () => {
    const flow = visitTargets([missing, missing], "number");
    const { warnings, error, checkpoints } = await run(flow);
    expect(warnings).toEqual(["input_not_found", "input_not_found"]);
    expect(error).toMatchObject({ code: "input_not_found", message: "no page 0" });
    expect((await run(flow, checkpoints[0]!.state)).error).toMatchObject({ code: "input_not_found" });
  });

  test("does not warn of the only target besides failing", async () => {
    const { warnings, error } = await run(visitTargets([missing], "number"));
    expect(warnings).toEqual([]);
    expect(error).toMatchObject({ code: "input_not_found" });
  });

  test("keeps what was found before a block, and counts the targets that are left", async () => {
    const blocked: Target = { pages: [["b"]], fails: "source_blocked" };
    const { ids, warnings, error, checkpoints } = await run(visitTargets([there, blocked, there], "number"));
    expect(ids).toEqual(["a", "b"]);
    expect(warnings).toEqual(["target_not_read", "target_not_read"]);
    expect(error).toMatchObject({ code: "source_blocked" });
    expect(checkpoints.at(-1)).toEqual({
      after: 2,
      state: { index: 1, anyRead: true, inside: { cursor: 2, pages: 1 } },
    });
  });

  test("fails at once, without warnings, when the first target is blocked", async () => {
    const { warnings, error } = await run(
      visitTargets([{ pages: [], fails: "source_blocked" }, there], "number"),
    );
    expect(warnings).toEqual([]);
    expect(error).toMatchObject({ code: "source_blocked" });
  });

  test("does not take another target's word for one that gives nothing", async () => {
    const flow: Flow = (ctx) =>
      eachTarget(ctx, ["empty", "silent"], async function* (target, inner) {
        await Promise.resolve();
        if (target === "empty") inner.foundNothing("The page says so.");
        yield* [];
      });
    expect((await run(flow)).error).toMatchObject({ code: "source_changed" });
  });

  test("ends a visit that is left in the middle", async () => {
    let ended = 0;
    const flow: Flow = (ctx) =>
      eachTarget(ctx, ["a"], (_target, inner) =>
        eachPage(inner, { first: 1, max: 9 }, async function* (cursor) {
          try {
            await Promise.resolve();
            yield rowOf("a");
            yield rowOf("b");
          } finally {
            ended += 1;
          }
          return cursor + 1;
        }),
      );
    const ctx = { resumeFrom: null } as unknown as RunContext;
    for await (const _row of flow(ctx)) break;
    expect(ended).toBe(1);
  });
});

describe("eachPage", () => {
  const pagesOf =
    (pages: Record<string, { ids: string[]; next: string | null }>, max = 50): Flow =>
    (ctx) =>
      eachPage<string, Row>(ctx, { first: "a", max }, async function* (cursor) {
        await Promise.resolve();
        for (const id of pages[cursor]!.ids) yield rowOf(id);
        return pages[cursor]!.next;
      });

  test("stops at a cursor that it has seen", async () => {
    const { ids, warnings } = await run(
      pagesOf({ a: { ids: ["1"], next: "b" }, b: { ids: ["2"], next: "a" } }),
    );
    expect({ ids, warnings }).toEqual({ ids: ["1", "2"], warnings: ["pages_repeat"] });
  });

  test("stops at a page that repeats the one before, whatever its cursor", async () => {
    const { ids, warnings } = await run(
      pagesOf({
        a: { ids: ["1"], next: "b" },
        b: { ids: ["1"], next: "c" },
        c: { ids: ["1"], next: null },
      }),
    );
    expect({ ids, warnings }).toEqual({ ids: ["1", "1"], warnings: ["pages_repeat"] });
  });

  test("goes on over pages without Records, which repeat nothing", async () => {
    const { ids, warnings } = await run(
      pagesOf({ a: { ids: [], next: "b" }, b: { ids: [], next: "c" }, c: { ids: ["1"], next: null } }),
    );
    expect({ ids, warnings }).toEqual({ ids: ["1"], warnings: [] });
  });

  test("says so when there are more pages than it may read, also over an interruption", async () => {
    const pages = {
      a: { ids: ["1"], next: "b" },
      b: { ids: ["2"], next: "c" },
      c: { ids: ["3"], next: null },
    };
    const whole = await run(pagesOf(pages, 2));
    expect({ ids: whole.ids, warnings: whole.warnings }).toEqual({
      ids: ["1", "2"],
      warnings: ["page_limit_reached"],
    });
    const rest = await run(pagesOf(pages, 2), whole.checkpoints[0]!.state);
    expect({ ids: rest.ids, warnings: rest.warnings }).toEqual({
      ids: ["2"],
      warnings: ["page_limit_reached"],
    });
  });
});
