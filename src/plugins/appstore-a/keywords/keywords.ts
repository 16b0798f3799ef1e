import {
  changed,
  coverageOf,
  eachTarget,
  ExtraPages,
  flag,
  operation,
  outcomeOf,
  parseXml,
  requireEnd,
  type Step,
  steps,
  z,
} from "../../../plugin-sdk/index.ts";
import { appIds, deviceInput, localeInput, searchTerms, targetForms } from "../inputs.ts";
import { askApi, MAX_APPS } from "../shop/apps.ts";
import { searchUrl, storefrontHeader } from "../source.ts";
import { Keyword, searchStats } from "./search-stats.ts";

const FEATURES = ["includeSearchStats"] as const;

const input = z.object({
  searchTerms,
  appIds: appIds
    .optional()
    .describe("Apps whose place in the results of each suggestion is wanted; asks for `includeSearchStats`.")
    .meta({ aliases: ["appId", "trackId", "bundleId", "appUrl", "appUrls"] }),
  ...localeInput,
  device: deviceInput,
  includeSearchStats: flag
    .default(false)
    .describe("Also searches for every suggestion (one more call each) and gives the figures of its results.")
    .meta({ aliases: ["includeAppInfo", "includeRanks", "includeOptimization", "includeOptimisation"] }),
});

/** The places of apps are figures of results: to name apps is to ask for them. */
const statsOfApps: Step = (raw, note) => {
  if ((raw["appIds"] ?? null) === null || (raw["includeSearchStats"] ?? null) !== null) return raw;
  note("includeSearchStats", "`appIds` are looked for in the results of each suggestion.");
  return { ...raw, includeSearchStats: true };
};

export const keywords = operation({
  name: "keywords",
  aliases: ["keyword", "suggestions", "suggest", "autocomplete", "hints"],
  title: "Keywords",
  summary: "What the search box suggests for a text, and how strong the competition for each suggestion is.",
  agentHint:
    "Use for keyword ideas, about 10 per text; `includeSearchStats` with `appIds` shows where apps stand.",
  availability: "partial",
  availabilityNote:
    "The source shows suggestions and results to the public; search volume only to advertisers.",
  notEchoed: "The search box does not repeat the text that it makes suggestions for.",
  input,
  normalize: steps(targetForms("searchTerms", "search"), targetForms("appIds", "app"), statsOfApps),
  features: FEATURES,
  record: Keyword,
  dedupeKey: (record) => `${record.term}\n${record.suggestion}`,
  canary: { input: { searchTerms: ["chess"] }, atLeast: { records: 3, fields: ["suggestion"] } },
  run(ctx, asked, found) {
    const { country, language = null } = asked;
    const extra = new ExtraPages(ctx);
    const headers = storefrontHeader(country);
    return eachTarget(ctx, asked.searchTerms, async function* (term, inner) {
      const url = `${ctx.origin("hints")}/WebObjects/MZSearchHints.woa/wa/hints`;
      const page = await ctx.http.get(url, { query: { clientApplication: "Software", term }, headers });
      requireEnd(page, "</plist>");
      const rows = parseXml(page).one("plist > dict > array")?.children;
      if (rows === undefined || rows.some(({ tag }) => tag !== "dict"))
        throw changed(page, "The answer has no list of hints.");
      if (rows.length === 0)
        inner.foundNothing(`The search box suggests nothing for "${term}" in country "${country}".`);
      yield* extra.each(inner, rows, async (row, index) => {
        const at = row.all("key").findIndex((key) => key.text() === "term");
        const suggestion = row.all("string")[at]?.text() ?? null;
        if (suggestion === null || suggestion === "") throw changed(page, `Hint ${index + 1} has no term.`);
        const load = async () => {
          const query = { term: suggestion, media: "software", limit: MAX_APPS };
          const { page: results, apps, order } = await askApi(ctx, "/search", asked, query);
          if (apps.length < order.length) throw changed(results, "Figures want every row of the results.");
          return searchStats(suggestion, apps, asked.appIds);
        };
        const stats = asked.includeSearchStats ? await extra.read("search_stats", load) : null;
        const url = searchUrl(country, suggestion);
        const place = { term, suggestion, resultPosition: index + 1, url, country, language };
        const coverage = coverageOf(asked, FEATURES, { includeSearchStats: outcomeOf(stats !== null) });
        return found(page, { ...place, searchStats: stats }, coverage);
      });
    });
  },
});
