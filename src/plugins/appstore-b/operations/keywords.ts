import { z } from "zod";
import { flag, type Found, operation, type RunContext } from "../../../plugin-sdk/index.ts";
import { appFields, localeFields, searchFields } from "../input/fields.ts";
import { appForms, searchForms } from "../input/forms.ts";
import { steps, type Step } from "../input/steps.ts";
import { appsOf, needsOneOf, termsOf } from "../input/targets.ts";
import { searchStats } from "../parse/search-stats.ts";
import { parseSuggestions } from "../parse/suggestions.ts";
import { Keyword } from "../records/keyword.ts";
import { suggestCall } from "../rpc/calls.ts";
import { searchUrl, type Locale } from "../urls.ts";
import { coverageOf, found, type Outcomes } from "./coverage.ts";
import { eachTarget, type Progress } from "./each-target.ts";
import { callRpc, savedCount } from "./page.ts";
import { searchPage } from "./search.ts";

const input = z
  .object({
    ...searchFields,
    appIds: appFields.appIds.describe(
      "Apps whose place in the results of each suggestion is wanted. Turns `includeSearchStats` on.",
    ),
    appUrls: appFields.appUrls.meta({ aliases: ["appUrl"] }),
    ...localeFields,
    includeSearchStats: flag
      .default(false)
      .describe("Also opens the results page of every suggestion (one more page each) and gives its figures.")
      .meta({ aliases: ["includeAppInfo", "includeRanks"] }),
  })
  .check(needsOneOf("searchTerms", "searchUrls"));

type Input = z.output<typeof input>;

const OUTCOMES: Outcomes<Keyword> = {
  includeSearchStats: ({ searchStats: stats }) => found((stats?.resultCount ?? 0) > 0),
};

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
  input,
  normalize: steps(searchForms, appForms, ranksNeedStats),
  features: Object.keys(OUTCOMES),
  record: Keyword,
  dedupeKey: (record) => `${record.term}\n${record.suggestion}`,
  run: (ctx, asked) =>
    eachTarget(ctx, termsOf(asked), (term, progress) => suggestionRecords(ctx, term, asked, progress)),
});

async function* suggestionRecords(
  ctx: RunContext,
  term: string,
  asked: Input,
  progress: Progress,
): AsyncGenerator<Found<Keyword>, void, void> {
  const locale = { country: asked.country, lang: asked.lang };
  const { response, payload } = await callRpc(ctx, suggestCall(term), locale);
  const suggestions = parseSuggestions(payload);
  if (suggestions.length === 0) ctx.foundNothing(`The search box suggests nothing for "${term}".`);
  const done = savedCount(progress.resume);
  for (const [index, suggestion] of [...suggestions.entries()].slice(done)) {
    const position = index + 1;
    const stats = asked.includeSearchStats ? await statsOf(ctx, suggestion.text, asked, locale) : null;
    const record: Keyword = {
      term,
      suggestion: suggestion.text,
      position,
      url: suggestion.url ?? searchUrl(suggestion.text, locale),
      ...locale,
      searchStats: stats,
    };
    yield { from: response, record, coverage: coverageOf(OUTCOMES, asked, record) };
    if (asked.includeSearchStats) progress.save(position);
  }
}

async function statsOf(ctx: RunContext, keyword: string, asked: Input, locale: Locale) {
  const { hits } = await searchPage(ctx, keyword, locale);
  return searchStats(
    keyword,
    hits.map((hit) => hit.app),
    appsOf(asked),
  );
}
