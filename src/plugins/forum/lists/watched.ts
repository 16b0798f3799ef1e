import type { RunContext } from "../../../plugin-sdk/index.ts";

/** A context that knows whether anything was warned of: what was then not found may be there. */
export function watched(ctx: RunContext): { ctx: RunContext; hasWarned: () => boolean } {
  let warned = false;
  const warn: RunContext["warn"] = (code, message) => {
    warned = true;
    ctx.warn(code, message);
  };
  return { ctx: { ...ctx, warn }, hasWarned: () => warned };
}
