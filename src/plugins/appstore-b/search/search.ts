import {
  atLeastOne,
  changed,
  eachTarget,
  operation,
  type PageRef,
  type Warn,
  z,
} from "../../../plugin-sdk/index.ts";
import { mentions, searchFields, searchForms, termsOf } from "../inputs.ts";
import { AppLists, LIST_FEATURES, listFields, listInput } from "../lists/app-lists.ts";
import { type SearchHit, searchPage } from "./search-page.ts";

const PRICES = { all: undefined, free: "1", paid: "2" } as const;

const input = z
  .object({
    ...searchFields,
    ...listInput,
    price: z.enum(["all", "free", "paid"]).default("all").describe("Only free or only paid apps."),
  })
  .check(atLeastOne("searchTerms", "searchUrls"));

const FoundApp = z
  .object({
    ...listFields,
    term: z.string().describe("Search text"),
    resultPosition: z.int().min(1).describe("Place on the results page, from 1"),
    isExactMatch: z.boolean().describe("True for the large card of an app that has this very name"),
    resultsPage: z.int().describe("Page of the results; the source shows only the first"),
  })
  .meta({ title: "FoundApp" });

export const search = operation({
  name: "search",
  aliases: ["searchApps", "appSearch"],
  title: "App search",
  summary: "Apps for a search text, the exact match first.",
  agentHint:
    "Use to find package names. About 20 to 30 apps per text; for more, search the texts of `keywords` too.",
  availability: "partial",
  availabilityNote:
    "Since 2026 the source shows only the first page of results, about 20 to 30 apps per text.",
  input,
  normalize: searchForms,
  selects: mentions(["searchTerms"], "searchUrls", "search"),
  features: LIST_FEATURES,
  record: FoundApp,
  dedupeKey: (record) => `${record.term}\n${record.id}`,
  canary: { input: { searchTerms: ["chess"] }, atLeast: { records: 5, fields: ["title", "url"] } },
  run(ctx, asked, found) {
    const lists = new AppLists(ctx, asked);
    return eachTarget(ctx, termsOf(asked), async (term, inner) => {
      const { page, hits } = await searchPage(ctx, term, lists.locale, PRICES[asked.price]);
      const wanted = asked.price === "all" ? hits : hitsOf(asked.price, hits, page, ctx.warn);
      if (wanted.length === 0)
        inner.foundNothing(`No ${asked.price === "all" ? "" : `${asked.price} `}apps for "${term}".`);
      return lists.extra.each(inner, wanted, async ({ app, resultPosition, isExactMatch }) => {
        const appInfo = await lists.infoOf(app);
        const place = { term, resultPosition, isExactMatch, resultsPage: 1 };
        const record = { ...app, ...lists.locale, appInfo, ...place };
        return found(page, record, lists.coverage(record));
      });
    });
  },
});

/** The source applies the filter loosely. Whether an app without an offer is free, nobody knows. */
function hitsOf(price: "free" | "paid", hits: readonly SearchHit[], page: PageRef, warn: Warn): SearchHit[] {
  const unknown = hits.filter(({ app }) => app.isFree === null);
  const wanted = hits.filter(({ app }) => app.isFree === (price === "free"));
  for (const { app } of unknown) warn("price_unknown", `price: "${app.id}" is left out, since it has none.`);
  if (wanted.length === 0 && unknown.length > 0) throw changed(page, "No app of the results has a price.");
  return wanted;
}
