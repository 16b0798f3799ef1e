import { expect, test } from "vitest";
import type { RunContext } from "../run-context.ts";
import { SourceError } from "../source-error.ts";
import { ExtraPages } from "./extra-pages.ts";

/** Makes Records `a`, `b`, `c`, each with its page; `failing` says how reading one fails. */
async function run(failing: Record<string, SourceError> = {}, resumeFrom: number | null = null, asks = true) {
  const out = {
    rows: [] as string[],
    asked: [] as string[],
    checkpoints: [] as unknown[],
    warnings: [] as string[],
  };
  const ctx = {
    resumeFrom,
    checkpoint: (state: unknown) => void out.checkpoints.push(state),
    warn: (code: string) => void out.warnings.push(code),
  } as unknown as RunContext;
  const extra = new ExtraPages(ctx);
  const load = (row: string) => () => {
    out.asked.push(row);
    return failing[row] === undefined ? Promise.resolve(row.toUpperCase()) : Promise.reject(failing[row]);
  };
  let error: unknown = null;
  try {
    const rows = extra.each(ctx, ["a", "b", "c"], async (row, index) => {
      const page = asks ? await extra.read("page", load(row)) : null;
      return `${index}${row}${page ?? "-"}`;
    });
    for await (const row of rows) out.rows.push(row);
  } catch (thrown) {
    error = thrown;
  }
  return { ...out, error };
}

test("every row gets its page, with a checkpoint after each", async () => {
  const expected = { rows: ["0aA", "1bB", "2cC"], checkpoints: [1, 2, 3], warnings: [], error: null };
  expect(await run()).toMatchObject(expected);
});

test("a resumed run goes on at the row saved last", async () => {
  expect(await run({}, 2)).toMatchObject({ rows: ["2cC"], asked: ["c"], checkpoints: [3] });
});

test("a list that takes no page makes no checkpoint", async () => {
  expect(await run({}, null, false)).toMatchObject({ rows: ["0a-", "1b-", "2c-"], checkpoints: [] });
});

test("a missing page is a warning and the next is read", async () => {
  const failing = { b: new SourceError("input_not_found", "gone") };
  const expected = { rows: ["0aA", "1b-", "2cC"], warnings: ["page_not_found"], error: null };
  expect(await run(failing)).toMatchObject(expected);
});

test("after a refusal no further page is asked for, the rows stay, and the end tells of it", async () => {
  const refusal = new SourceError("source_blocked", "no");
  const outcome = await run({ b: refusal });
  expect(outcome).toMatchObject({ rows: ["0aA", "1b-", "2c-"], asked: ["a", "b"], checkpoints: [1] });
  expect(outcome.warnings).toEqual(["page_not_read", "page_not_read"]);
  expect(outcome.error).toBe(refusal);
});

test("a cancelled run and a fault of the plugin end at once", async () => {
  for (const error of [new SourceError("cancelled", "stop"), new TypeError("bug")])
    expect(await run({ a: error as SourceError })).toMatchObject({ rows: [], error });
});
