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
import { appChain } from "../lists/app-chain.ts";
import { AppLists, LIST_FEATURES, listFields, listInput } from "../lists/app-lists.ts";
import type { PlacedApp } from "../lists/listed-app.ts";
import { searchPage } from "./search-page.ts";

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
    resultPosition: z.int().min(1).describe("Place among the results, from 1"),
    isExactMatch: z.boolean().describe("True for the large card of an app that has this very name"),
    resultsPage: z.int().describe("Page of the results; most searches have one"),
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
    "Since 2026 most searches have only one page of results, about 20 to 30 apps; further pages are read where the source names them.",
  notEchoed:
    "A first page repeats the text, which is compared; neither it nor further pages repeat country and price.",
  input,
  normalize: searchForms,
  selects: mentions(["searchTerms"], "searchUrls", "search"),
  features: LIST_FEATURES,
  record: FoundApp,
  dedupeKey: (record) => `${record.term}\n${record.id}`,
  canary: { input: { searchTerms: ["chess"] }, atLeast: { records: 5, fields: ["title", "url"] } },
  run(ctx, asked, found) {
    const lists = new AppLists(ctx, asked);
    const { price } = asked;
    return eachTarget(ctx, termsOf(asked), (term, inner) => {
      const first = async () => {
        const { page, hits, length, token } = await searchPage(ctx, term, lists.locale, PRICES[price]);
        const apps = price === "all" ? hits : pricedAs(price, hits, ctx.warn);
        if (apps.length === 0 && hits.some(({ app }) => app.isFree === null))
          throw changed(page, "No app of the results has a price.");
        if (apps.length === 0)
          inner.foundNothing(`No ${price === "all" ? "" : `${price} `}apps for "${term}".`);
        const exactId = hits.find(({ isExactMatch }) => isExactMatch)?.app.id ?? null;
        return { from: page, apps, length, token, aside: exactId };
      };
      const make = async ({ app, place }: PlacedApp, from: PageRef, exactId: string | null, page: number) => {
        const own = { term, resultPosition: place, isExactMatch: app.id === exactId, resultsPage: page };
        const record = { ...app, ...lists.locale, appInfo: await lists.infoOf(app), ...own };
        return found.row(from, record, lists.coverage(record));
      };
      const further = (apps: readonly PlacedApp[]) =>
        price === "all" ? apps : pricedAs(price, apps, ctx.warn);
      return appChain(inner, lists, first, make, further);
    });
  },
});

/** The source applies the filter loosely. Whether an app without an offer is free, nobody knows. */
function pricedAs(price: "free" | "paid", apps: readonly PlacedApp[], warn: Warn): PlacedApp[] {
  for (const { app } of apps.filter((one) => one.app.isFree === null))
    warn("price_unknown", `price: "${app.id}" is left out, since it has none.`);
  return apps.filter(({ app }) => app.isFree === (price === "free"));
}
