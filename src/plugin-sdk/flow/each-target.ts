import { isJsonObject, type Json } from "../../kernel/json.ts";
import type { RunContext } from "../run-context.ts";
import { SourceError } from "../source-error.ts";

/** Reads one target. Its context resumes and checkpoints inside the target, so that `eachPage` fits in. */
export type Visit<T, F> = (
  target: T,
  ctx: RunContext,
) => AsyncGenerator<F, void, void> | Promise<AsyncGenerator<F, void, void>>;

/**
 * Visits targets (ids, URLs, search terms) one after another and yields what they give. A resumed run goes on in the
 * target, and at the place in it, that was saved last.
 *
 * A missing target (`input_not_found`) is a counted warning and the others go on. Any other failure ends the run; when
 * a target was read before, every target left is a counted warning `target_not_read` and the run ends as `partial`.
 * @throws SourceError `input_not_found` when all are missing; `source_changed` for a target that gives nothing and
 *   does not say so (`ctx.foundNothing`); what ended a visit
 */
export async function* eachTarget<T, F>(
  ctx: RunContext,
  targets: readonly T[],
  visit: Visit<T, F>,
): AsyncGenerator<F, void, void> {
  const start = placeOf(ctx.resumeFrom);
  let { anyRead } = start;
  let missing: SourceError | null = null;
  for (const [index, target] of [...targets.entries()].slice(start.index)) {
    const resumeFrom = index === start.index ? start.inside : null;
    // A visit must find something or say that there is nothing: another target's sign does not count for it.
    let isExplained = resumeFrom !== null;
    const inner: RunContext = {
      ...ctx,
      resumeFrom,
      checkpoint: (at) => ctx.checkpoint({ index, anyRead: true, inside: at }),
      foundNothing(reason) {
        isExplained = true;
        ctx.foundNothing(reason);
      },
    };
    try {
      // No generator of its own for a visit: each one costs every Record three turns of the event loop's queue.
      for await (const found of await visit(target, inner)) {
        isExplained = true;
        yield found;
      }
      if (!isExplained) throw unexplained();
      anyRead = true;
    } catch (error) {
      if (!(error instanceof SourceError) || error.code === "cancelled") throw error;
      if (error.code !== "input_not_found") {
        if (anyRead) warnOfRest(ctx, targets.length, index, error);
        throw error;
      }
      if (targets.length > 1) ctx.warn("input_not_found", error.message);
      missing = error;
    }
    // Not after the last: were it missing, a resumed run would find nothing left to do and look successful.
    if (index + 1 < targets.length) ctx.checkpoint({ index: index + 1, anyRead, inside: null });
  }
  if (missing !== null && !anyRead) throw missing;
}

function unexplained(): SourceError {
  return new SourceError("source_changed", "A target gave no Record and does not say that there is none.");
}

function warnOfRest(ctx: RunContext, count: number, from: number, { message }: SourceError): void {
  for (let index = from; index < count; index++)
    ctx.warn("target_not_read", `Target ${index + 1} of ${count} was not read to its end: ${message}`);
}

interface Place {
  index: number;
  /** Whether an earlier target was there. */
  anyRead: boolean;
  inside: Json;
}

function placeOf(state: Json): Place {
  if (!isJsonObject(state) || !Number.isSafeInteger(state["index"]))
    return { index: 0, anyRead: false, inside: null };
  return {
    index: state["index"] as number,
    anyRead: state["anyRead"] === true,
    inside: state["inside"] ?? null,
  };
}
