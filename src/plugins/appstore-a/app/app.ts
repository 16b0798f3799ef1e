import {
  changed,
  eachTarget,
  operation,
  type RunContext,
  SourceError,
  z,
} from "../../../plugin-sdk/index.ts";
import { APP_FLAGS, appFlags, appIds, deviceInput, localeInput, targetForms } from "../inputs.ts";
import { App } from "../shop/app-record.ts";
import { appRecords, type Asked, askApi, MAX_APPS } from "../shop/apps.ts";

export const app = operation({
  name: "app",
  aliases: ["apps", "details", "appDetails", "lookup", "product"],
  title: "App details",
  summary:
    "Everything public about apps: texts, price, ratings, release, developer, media, and more from their pages.",
  agentHint:
    "Use with ids or bundle ids; `search` finds them. 200 ids cost one call; each page flag one page per app.",
  availability: "full",
  input: z.object({ appIds, ...localeInput, device: deviceInput, ...appFlags }),
  normalize: targetForms("appIds", "app"),
  features: APP_FLAGS,
  record: App,
  dedupeKey: (record) => record.id,
  canary: {
    input: { appIds: ["310633997"] },
    atLeast: { records: 1, fields: ["title", "description", "rating"] },
  },
  run(ctx, asked, found) {
    const records = appRecords(ctx, asked, found);
    return eachTarget(ctx, batchesOf([...new Set(asked.appIds)]), async function* (ids, inner) {
      const { page, apps } = await lookUp(ctx, asked, ids);
      yield* records(inner, page, apps, [], {});
    });
  },
});

/** Numbers go into one call; bundle ids are asked one by one. */
export function batchesOf(ids: readonly string[]): string[][] {
  const numbers = ids.filter(isNumber);
  const calls = Math.ceil(numbers.length / MAX_APPS);
  const batches = Array.from({ length: calls }, (_, call) =>
    numbers.slice(call * MAX_APPS, (call + 1) * MAX_APPS),
  );
  return [...batches, ...ids.filter((id) => !isNumber(id)).map((id) => [id])];
}

/**
 * Looks up one batch, in the order asked; what the storefront does not have is a counted warning.
 * @throws SourceError `input_not_found` when it has none of them, `source_changed` when the answer is about others
 */
export async function lookUp(ctx: RunContext, asked: Asked, ids: readonly string[]) {
  const query = { [ids.every(isNumber) ? "id" : "bundleId"]: ids.join(",") };
  const { page, apps } = await askApi(ctx, "/lookup", asked, query);
  const found = ids.map((id) => apps.find((one) => one.id === id || one.bundleId === id));
  if (found.filter((one) => one !== undefined).length < apps.length)
    throw changed(page, "The lookup answers with apps that were not asked for.");
  ctx.held(page);
  const missing = ids.filter((_, index) => found[index] === undefined);
  const message = `The App Store of country "${asked.country}" has no app ${missing.slice(0, 10).join(", ")}; another country may.`;
  if (missing.length === ids.length) throw new SourceError("input_not_found", message, { url: page.url });
  for (const id of missing)
    ctx.warn("input_not_found", `The App Store of country "${asked.country}" has no app ${id}.`);
  return { page, apps: found.filter((one) => one !== undefined) };
}

const isNumber = (id: string): boolean => /^\d+$/.test(id);
