import { type Found, isJsonObject, type RunContext } from "../../../plugin-sdk/index.ts";
import { usesApi } from "../answers/ask.ts";
import { inFeeds } from "../records/in-feeds.ts";

/** What the caller wants of a run beside its targets. */
interface Wanted {
  maxResults?: number | undefined;
  fields?: readonly string[] | undefined;
}

/**
 * Ends a run after `maxResults` Records, also over an interruption; `limit` is the host's own. Compact Records carry no
 * coverage unless it is asked for: which of their fields feeds never state is a warning of the run.
 */
export async function* upTo<F extends Found<object>>(
  ctx: RunContext,
  { maxResults: max, fields = [] }: Wanted,
  run: (ctx: RunContext) => AsyncGenerator<F, void, void>,
): AsyncGenerator<F, void, void> {
  const lost = usesApi(ctx) ? [] : fields.filter((name) => !inFeeds(name));
  if (lost.length > 0 && ctx.resumeFrom === null)
    ctx.warn("fields_not_shown", `${lost.join(", ")}: feeds do not state these, the API does.`);
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
