import { jspbAt } from "../../../plugin-shared/google/jspb.ts";
import {
  atLeastOne,
  coverageOf,
  eachTarget,
  ExtraPages,
  flag,
  operation,
  outcomeOf,
  type RunContext,
  type Step,
  steps,
  z,
} from "../../../plugin-sdk/index.ts";
import { appFields, appForms, appsOf, localeInput, searchFields, searchForms, termsOf } from "../inputs.ts";
import { noting } from "../lists/incomplete.ts";
import { searchPage } from "../search/search-page.ts";
import { callRpc, localeOf, pageUrl, PATHS } from "../source.ts";
import { Keyword, type SearchStats, searchStats, SUGGESTION } from "./record.ts";

const input = z
  .object({
    ...searchFields,
    appIds: appFields.appIds.describe(
      "Apps whose place in the results of each suggestion is wanted. Turns `includeSearchStats` on.",
    ),
    appUrls: appFields.appUrls.meta({ aliases: ["appUrl"] }),
    ...localeInput,
    includeSearchStats: flag
      .default(false)
      .describe("Also opens the results page of every suggestion (one more page each) and gives its figures.")
      .meta({ aliases: ["includeAppInfo", "includeRanks"] }),
  })
  .check(atLeastOne("searchTerms", "searchUrls"));

const FEATURES = ["includeSearchStats"] as const;

/** Places can only be read from the results pages. */
const ranksNeedStats: Step = (raw, note) => {
  const asksRanks = raw["appIds"] !== undefined || raw["appUrls"] !== undefined;
  if (!asksRanks || raw["includeSearchStats"] === true) return raw;
  note("includeSearchStats", "Places of apps can only be read from the results pages.");
  return { ...raw, includeSearchStats: true };
};

export const keywords = operation({
  name: "keywords",
  aliases: ["keyword", "suggestions", "suggest", "autocomplete"],
  title: "Keywords",
  summary: "What the search box suggests for a text, and how strong the competition for each suggestion is.",
  agentHint: "Use for keyword ideas, about 5 per text. Add `appIds` to see where these apps stand for each.",
  availability: "partial",
  availabilityNote: "The source shows suggestions and results to the public, but no search volume.",
  notEchoed: "The search box does not repeat the text that it makes suggestions for.",
  input,
  normalize: steps(searchForms, appForms, ranksNeedStats),
  features: FEATURES,
  record: Keyword,
  dedupeKey: (record) => `${record.term}\n${record.suggestion}`,
  canary: { input: { searchTerms: ["chess"] }, atLeast: { records: 3, fields: ["suggestion"] } },
  run(ctx, asked, found) {
    const extra = new ExtraPages(ctx);
    const locale = localeOf(asked);
    return eachTarget(ctx, termsOf(asked), async (term, inner) => {
      // Asks for ten suggestions; the source gives about five, and no payload when it has none.
      const call = { rpc: "IJ4APc", payload: [[null, [term], [10], [2], 4]] };
      const { from, payload } = await callRpc(ctx, call, locale);
      const list = payload === null ? [] : jspbAt(payload, [0, 0]);
      const suggestions = SUGGESTION.rows(list, "suggestions", ctx.warn);
      if (suggestions.length === 0) inner.foundNothing(`The search box suggests nothing for "${term}".`);
      return extra.each(inner, suggestions, async ({ row: { suggestion }, place }) => {
        const stats = () => statsOf(ctx, suggestion, asked);
        const record = {
          ...{ term, suggestion, resultPosition: place },
          url: pageUrl(PATHS.search, { q: suggestion, c: "apps" }, locale),
          ...locale,
          searchStats: asked.includeSearchStats ? await extra.read("search_stats", stats) : null,
        };
        const includeSearchStats = outcomeOf((record.searchStats?.resultCount ?? 0) > 0);
        return found(from, record, coverageOf(asked, FEATURES, { includeSearchStats }));
      });
    });
  },
});

/** Null when a part of the results could not be read: the figures would be wrong. */
async function statsOf(
  ctx: RunContext,
  keyword: string,
  asked: z.output<typeof input>,
): Promise<SearchStats | null> {
  const heard = noting(ctx);
  const { hits } = await searchPage(heard.ctx, keyword, localeOf(asked));
  const apps = hits.map(({ app }) => app);
  if (heard.isWhole()) return searchStats(keyword, apps, appsOf(asked));
  ctx.warn("search_stats_incomplete", `searchStats: not all results of "${keyword}" could be read.`);
  return null;
}
