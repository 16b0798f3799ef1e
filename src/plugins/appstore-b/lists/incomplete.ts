import { type RunContext, SourceError, type Warn } from "../../../plugin-sdk/index.ts";

/** Reads a part that its page can do without: where it has another form, a warning names its fields. */
export function orWarn<T>(warn: Warn, fields: string, read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    warn("field_unreadable", `${fields}: ${error.message}`);
    return null;
  }
}

/** A context that knows whether it was warned: figures made of a list of which a part is missing are wrong. */
export function noting(ctx: RunContext): { ctx: RunContext; isWhole(): boolean } {
  let warnings = 0;
  const warn: Warn = (code, message) => {
    warnings += 1;
    ctx.warn(code, message);
  };
  return { ctx: { ...ctx, warn }, isWhole: () => warnings === 0 };
}
