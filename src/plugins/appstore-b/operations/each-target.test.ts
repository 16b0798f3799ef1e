import { expect, test } from "vitest";
import { type Json, type RunContext, SourceError } from "../../../plugin-sdk/index.ts";
import { eachTarget, type Progress } from "./each-target.ts";

const PAGES: Record<string, string[]> = { a: ["a1", "a2"], c: ["c1"] };

/** Two pages of `a`, one of `c`; anything else is missing. */
async function* visit(target: string, { resume, save }: Progress): AsyncGenerator<string, void, void> {
  await Promise.resolve();
  const pages = PAGES[target];
  if (pages === undefined) throw new SourceError("input_not_found", `no ${target}`);
  for (const [index, page] of [...pages.entries()].slice(typeof resume === "number" ? resume : 0)) {
    yield page;
    save(index + 1);
  }
}

async function run(targets: string[], resumeFrom: Json = null, by = visit) {
  const checkpoints: Json[] = [];
  const warnings: string[] = [];
  const ctx = {
    resumeFrom,
    checkpoint: (state: Json) => void checkpoints.push(state),
    warn: (code: string) => void warnings.push(code),
  } as unknown as RunContext;
  const found: string[] = [];
  const error = await (async () => {
    for await (const page of eachTarget(ctx, targets, by)) found.push(page);
  })().catch((reason: unknown) => reason);
  return { found, checkpoints, warnings, error };
}

test("a missing target is a warning and the next one is visited", async () => {
  const { found, warnings, error } = await run(["a", "b", "c"]);
  expect(found).toEqual(["a1", "a2", "c1"]);
  expect(warnings).toEqual(["input_not_found"]);
  expect(error).toBeUndefined();
});

test("when all are missing the run fails", async () => {
  const { found, warnings, error } = await run(["x", "y"]);
  expect(found).toEqual([]);
  expect(warnings).toHaveLength(2);
  expect(error).toMatchObject({ code: "input_not_found", message: "no y" });
});

test("every other failure ends the run at once", async () => {
  const blocked = new SourceError("source_blocked", "no");
  const { error, warnings } = await run(["a", "b"], null, () => {
    throw blocked;
  });
  expect(error).toBe(blocked);
  expect(warnings).toEqual([]);
});

test("from every checkpoint a resumed run gives the rest", async () => {
  const { checkpoints } = await run(["a", "b", "c"]);
  const rests = await Promise.all(
    checkpoints.map(async (state) => (await run(["a", "b", "c"], state)).found),
  );
  expect(rests).toEqual([["a2", "c1"], ["c1"], ["c1"], ["c1"], []]);
});

test("a resumed run whose last targets are missing does not fail when earlier ones were there", async () => {
  const { error } = await run(["a", "b"], { index: 1, anyExists: true, inside: null });
  expect(error).toBeUndefined();
});
