import { changed, eachTarget, operation, type RunContext, z } from "../../../plugin-sdk/index.ts";
import { APP_FLAGS, appFlags, deviceInput, localeInput, names, searchTerms, targetForms } from "../inputs.ts";
import { lookUp } from "../app/app.ts";
import { App } from "../shop/app-record.ts";
import { appRecords, type Asked, askApi, MAX_APPS, warnIfFull } from "../shop/apps.ts";
import { deviceOrder } from "./device-order.ts";

export const search = operation({
  name: "search",
  aliases: ["searchApps", "appSearch"],
  title: "App search",
  summary: "Apps for a search text, with everything that a lookup gives.",
  agentHint:
    "Use to find ids. At most 200 apps per text; for more, search the suggestions of `keywords` too.",
  availability: "partial",
  availabilityNote:
    "The search API gives 200 apps per text at most, in an order that differs from that on devices; `order: device` has that one, as far as a page of results lists it.",
  notEchoed: "Answers of the search API do not repeat the text: of it only the country is compared.",
  input: z.object({
    searchTerms,
    ...localeInput,
    device: deviceInput,
    order: z
      .enum(["api", "device"])
      .default("api")
      .describe(
        "Order of the search API, or the one on devices, from the results page of the web site: one more call.",
      )
      .meta({ aliases: ["orderBy", "sort", "sortBy"] }),
    ...appFlags,
  }),
  normalize: targetForms("searchTerms", "search"),
  selects: names("searchTerms", "search"),
  features: APP_FLAGS,
  record: App,
  dedupeKey: (record) => `${record.term}\n${record.id}`,
  canary: { input: { searchTerms: ["chess"] }, atLeast: { records: 5, fields: ["title", "rating"] } },
  run(ctx, asked, found) {
    const records = appRecords(ctx, asked, found);
    return eachTarget(ctx, asked.searchTerms, async function* (term, inner) {
      const { page, apps, order } = await (asked.order === "device" ? onDevice : byApi)(inner, asked, term);
      if (apps.length === 0) inner.foundNothing(`No apps for "${term}" in country "${asked.country}".`);
      warnIfFull(inner, order.length, `The search for "${term}"`);
      yield* records(inner, page, apps, order, { term });
    });
  },
});

const byApi = (ctx: RunContext, asked: Asked, term: string) =>
  askApi(ctx, "/search", asked, { term, media: "software", limit: MAX_APPS });

/** In the order of a device. A page without results is believed where the API has none either. */
async function onDevice(ctx: RunContext, asked: Asked, term: string) {
  const { page, ids } = await deviceOrder(ctx, asked, term);
  if (ids.length > 0) return { ...(await lookUp(ctx, asked, ids)), order: ids };
  const known = await byApi(ctx, asked, term);
  if (known.apps.length > 0) throw changed(page, `The page lists no app for "${term}", and the API does.`);
  return known;
}
