import { z } from "zod";
import { type Found, operation, type PageRef, type RunContext } from "../../../plugin-sdk/index.ts";
import { LIST_FEATURES, listFeatureFields, localeFields, searchFields } from "../input/fields.ts";
import { mentions } from "../input/selects.ts";
import { searchForms } from "../input/forms.ts";
import { needsOneOf, termsOf } from "../input/targets.ts";
import { parseSearchPage, type SearchHit } from "../parse/search-page.ts";
import { FoundApp } from "../records/list-records.ts";
import { PATHS, type Locale } from "../urls.ts";
import { listRecords } from "./app-info.ts";
import { eachTarget, type Progress } from "./each-target.ts";
import { savedCount, shopPage } from "./page.ts";

const PRICES = { all: undefined, free: "1", paid: "2" } as const;

const input = z
  .object({
    ...searchFields,
    ...localeFields,
    price: z.enum(["all", "free", "paid"]).default("all").describe("Only free or only paid apps."),
    ...listFeatureFields,
  })
  .check(needsOneOf("searchTerms", "searchUrls"));

type Input = z.output<typeof input>;

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
  dedupeKey: (record) => `${record.term}\n${record.appId}`,
  run: (ctx, asked) => {
    const finish = listRecords<Listed>(ctx, asked);
    return eachTarget(ctx, termsOf(asked), (term, progress) => results(ctx, asked, term, progress, finish));
  },
});

type Listed = Omit<FoundApp, "country" | "lang" | "appInfo">;

async function* results(
  ctx: RunContext,
  asked: Input,
  term: string,
  progress: Progress,
  finish: (from: PageRef, listed: Listed) => Promise<Found<FoundApp>>,
): AsyncGenerator<Found<FoundApp>, void, void> {
  const { page, hits } = await searchPage(ctx, term, asked, PRICES[asked.price]);
  const wanted = hits.filter(({ app }) => asked.price === "all" || app.free === (asked.price === "free"));
  if (wanted.length === 0)
    ctx.foundNothing(`No ${asked.price === "all" ? "" : `${asked.price} `}apps for "${term}".`);
  const done = savedCount(progress.resume);
  for (const [index, { app, isExactMatch }] of [...wanted.entries()].slice(done)) {
    const position = index + 1;
    yield await finish(page, { ...app, term, position, isExactMatch, resultsPage: 1 });
    if (asked.includeAppInfo) progress.save(position);
  }
}

/** First results page of a text. `price` is the code of the source; it is loosely applied there. */
export async function searchPage(
  ctx: RunContext,
  term: string,
  { country, lang }: Locale,
  price?: "1" | "2",
): Promise<{ page: PageRef; hits: SearchHit[] }> {
  const query = { c: "apps", q: term, price };
  const page = await shopPage(ctx, PATHS.search, query, { country, lang }, `results page for "${term}"`);
  return { page, hits: parseSearchPage(page.text, { country, lang }) };
}
