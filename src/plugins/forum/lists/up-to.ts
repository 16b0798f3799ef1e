import { type Found, isJsonObject, type RunContext } from "../../../plugin-sdk/index.ts";

/** Ends a run after `max` Records, also over an interruption; `limit` is the host's own. */
export async function* upTo<F extends Found<object>>(
  ctx: RunContext,
  max: number | undefined,
  run: (ctx: RunContext) => AsyncGenerator<F, void, void>,
): AsyncGenerator<F, void, void> {
  if (max === undefined) return yield* run(ctx);
  const before = isJsonObject(ctx.resumeFrom) ? ctx.resumeFrom : {};
  let given = Number(before["given"] ?? 0);
  const inner: RunContext = {
    ...ctx,
    resumeFrom: before["inside"] ?? null,
    checkpoint: (inside) => ctx.checkpoint({ given, inside }),
  };
  if (given >= max) return;
  for await (const found of run(inner)) {
    given += 1;
    yield found;
    if (given >= max) return;
  }
}
