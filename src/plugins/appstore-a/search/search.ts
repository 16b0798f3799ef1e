import { eachTarget, operation, z } from "../../../plugin-sdk/index.ts";
import { APP_FLAGS, appFlags, deviceInput, localeInput, names, searchTerms, targetForms } from "../inputs.ts";
import { App } from "../shop/app-record.ts";
import { appRecords, askApi, MAX_APPS, warnIfFull } from "../shop/apps.ts";

export const search = operation({
  name: "search",
  aliases: ["searchApps", "appSearch"],
  title: "App search",
  summary: "Apps for a search text, with everything that a lookup gives.",
  agentHint:
    "Use to find ids. At most 200 apps per text; for more, search the suggestions of `keywords` too.",
  availability: "partial",
  availabilityNote:
    "The search API gives 200 apps per text at most, in an order that differs from that on devices.",
  input: z.object({ searchTerms, ...localeInput, device: deviceInput, ...appFlags }),
  normalize: targetForms("searchTerms", "search"),
  selects: names("searchTerms", "search"),
  features: APP_FLAGS,
  record: App,
  dedupeKey: (record) => `${record.term}\n${record.id}`,
  canary: { input: { searchTerms: ["chess"] }, atLeast: { records: 5, fields: ["title", "rating"] } },
  run(ctx, asked, found) {
    const records = appRecords(ctx, asked, found);
    return eachTarget(ctx, asked.searchTerms, async function* (term, inner) {
      const query = { term, media: "software", limit: MAX_APPS };
      const { page, apps, order } = await askApi(inner, "/search", asked, query);
      if (apps.length === 0) inner.foundNothing(`No apps for "${term}" in country "${asked.country}".`);
      warnIfFull(inner, order.length, `The search for "${term}"`);
      yield* records(inner, page, apps, order, { term });
    });
  },
});
