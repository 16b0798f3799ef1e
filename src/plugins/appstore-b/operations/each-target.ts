import { isJsonObject, type Json, type RunContext, SourceError } from "../../../plugin-sdk/index.ts";

/** Where the visit of one target stands. */
export interface Progress {
  /** What an earlier attempt saved inside this target, or null. */
  readonly resume: Json;
  /** Saves a place inside this target; covers all that was yielded so far. */
  save(inside: Json): void;
}

/**
 * Visits targets one after another. A missing one is a warning and the others go on; when all are missing the run
 * ends as `input_not_found`. A resumed run starts at the target, and the place in it, that was saved last.
 */
export async function* eachTarget<T, F>(
  ctx: RunContext,
  targets: readonly T[],
  visit: (target: T, progress: Progress) => AsyncGenerator<F | readonly F[], void, void>,
): AsyncGenerator<F, void, void> {
  const start = readState(ctx.resumeFrom);
  let anyExists = start.anyExists;
  let lastMissing: SourceError | null = null;

  for (const [index, target] of [...targets.entries()].slice(start.index)) {
    const progress: Progress = {
      resume: index === start.index ? start.inside : null,
      save: (inside) => ctx.checkpoint({ index, anyExists: true, inside }),
    };
    try {
      // A visit may give its finds page by page: a step of a generator costs as much as the rest of a small Record.
      for await (const found of visit(target, progress)) {
        if (Array.isArray(found)) for (const one of found as readonly F[]) yield one;
        else yield found as F;
      }
      anyExists = true;
    } catch (error) {
      if (!(error instanceof SourceError) || error.code !== "input_not_found") throw error;
      ctx.warn("input_not_found", error.message);
      lastMissing = error;
    }
    // Not after the last one: were it missing, a resumed run would find nothing left to do and look successful.
    if (index + 1 < targets.length) ctx.checkpoint({ index: index + 1, anyExists, inside: null });
  }
  if (lastMissing !== null && !anyExists) throw lastMissing;
}

function readState(state: Json): { index: number; anyExists: boolean; inside: Json } {
  if (!isJsonObject(state)) return { index: 0, anyExists: false, inside: null };
  const { index, anyExists, inside } = state;
  return {
    index: typeof index === "number" ? index : 0,
    anyExists: anyExists === true,
    inside: inside ?? null,
  };
}
