import { type RunContext, SourceError } from "../../../plugin-sdk/index.ts";
import { madeAt } from "../targets.ts";

/** Clocks go wrong, but not by a year. */
const SLACK_MS = 366 * 86_400_000;

/** @throws SourceError `input_not_found`, before anything is asked, for an id that will be given in years to come only */
export function refuseFuture(ctx: RunContext, id: string): void {
  const made = madeAt(id);
  if (made === null || made.getTime() <= ctx.now().getTime() + SLACK_MS) return;
  throw new SourceError(
    "input_not_found",
    `No post has the id ${id}: it would be of the year ${made.getUTCFullYear()}.`,
  );
}
