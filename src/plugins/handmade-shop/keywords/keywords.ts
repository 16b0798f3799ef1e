import {
  atLeastOne,
  countField,
  eachTarget,
  fillerOf,
  listField,
  localeFields,
  neededLink,
  neededText,
  numberField,
  operation,
  placeField,
  type RunContext,
  searchFields,
  steps,
  textField,
  textsField,
  wordField,
  z,
} from "../../../plugin-sdk/index.ts";
import { editionInput, LISTING_WORDS, listingIds, QUERY_WORDS, searchTerms, targetForms } from "../inputs.ts";
import { phrasesOf, priceFigures, shareOf } from "../pages/card-figures.ts";
import { factsOn } from "../pages/facts.ts";
import { askListing } from "../pages/listing-page.ts";
import { listingNumber } from "../pages/short-link.ts";
import { type LinkedSearch, linkedSearchesOn } from "../pages/related-searches.ts";
import { NOT_ECHOED } from "../search/hold-results.ts";
import { FIRST_RESULTS, readResults } from "../search/results-page.ts";
import { type Edition, searchUrl } from "../source.ts";
import { topShops } from "./top-shops.ts";

const KINDS = ["related_search", "title_phrase", "material", "category", "page_link"] as const;
const MAX_SAMPLES = 10;

const Keyword = z
  .object({
    keyword: neededText("The words."),
    kind: wordField(
      KINDS,
      "Where they stand. related_search: Etsy links to it; page_link: a link at the foot that leads anywhere; the others: words of the listings.",
    ),
    url: neededLink("Results page of the keyword."),
    resultPosition: placeField("Place among those of its kind that the page has, from 1."),
    occurrences: countField("Listings of the page whose title has it; null for links."),
    sampleListingIds: textsField("Some of these listings."),
    ...searchFields(),
    listingId: textField("Listing that it was found on."),
    ...localeFields(),
    resultCount: countField("Listings that Etsy counts for the search text."),
    meanPrice: numberField("Mean of the prices on the first page, in units of `currency`."),
    medianPrice: numberField("Median of them."),
    currency: textField("Currency, ISO 4217."),
    adShare: numberField("Share of adverts on the first page, 0 to 1; null when a link does not tell."),
    topShops: listField(
      { name: neededText("Shop."), listingCount: countField("Listings of it on the first page.") },
      "Shops that the first page shows, the most frequent first.",
    ),
  })
  .meta({ title: "Keyword" });
const keywordOf = fillerOf(Keyword.shape);
type Row = Parameters<typeof keywordOf>[0];
type Word = Pick<Row, "keyword" | "kind" | "occurrences" | "sampleListingIds">;

export const keywords = operation({
  name: "keywords",
  aliases: ["keyword", "keywordResearch"],
  title: "Keyword research",
  summary:
    "Related searches and words of titles, for search texts and listings, with the figures of the results.",
  agentHint: "Use to find search words; search for the best of them with `search`.",
  availability: "partial",
  availabilityNote:
    "Derived from the first page of results or from a listing; search volume and the seller's tags are not public. Etsy answers most plain clients with a guard page (source_blocked).",
  notEchoed: NOT_ECHOED,
  input: z
    .object({
      searchTerms: searchTerms.meta({ aliases: QUERY_WORDS }).optional(),
      listingIds: listingIds.meta({ aliases: LISTING_WORDS }).optional(),
      ...editionInput,
    })
    .check(atLeastOne("searchTerms", "listingIds")),
  normalize: steps(targetForms("searchTerms", "search"), targetForms("listingIds", "listing")),
  record: Keyword,
  dedupeKey: (record) => `${record.term}\n${record.listingId}\n${record.kind}\n${record.keyword}`,
  canary: { input: { searchTerms: ["leather wallet"] }, atLeast: { records: 20, fields: ["keyword"] } },
  run(ctx, asked, found) {
    const targets = [
      ...(asked.searchTerms ?? []).map((term) => ({ term, given: null })),
      ...[...new Set(asked.listingIds)].map((given) => ({ term: null, given })),
    ];
    return eachTarget(ctx, targets, async function* ({ term, given }, inner) {
      const read =
        term === null
          ? await onListing(inner, asked, await listingNumber(inner, given))
          : await onResults(inner, asked, term);
      if (read.words.length === 0) inner.foundNothing("The page holds no keyword.");
      const places = new Map<string, number>();
      for (const word of read.words) {
        const kind = word.kind ?? "";
        places.set(kind, (places.get(kind) ?? 0) + 1);
        const resultPosition = read.isWhole ? (places.get(kind) ?? null) : null;
        const own = { url: searchUrl(word.keyword), resultPosition, term };
        yield found(read.from, keywordOf({ ...read.shared, ...word, ...own }));
      }
    });
  },
});

async function onResults(ctx: RunContext, asked: Edition, term: string) {
  const { from, doc, cards, total, isWhole } = await readResults(ctx, asked, term, FIRST_RESULTS);
  const { country, language } = factsOn(doc);
  const { meanPrice, medianPrice, currency } = priceFigures(cards, isWhole, ctx.warn);
  const adShare = shareOf(cards, isWhole, ({ isAd }) => isAd);
  const figures = {
    meanPrice,
    medianPrice,
    currency,
    adShare,
    topShops: isWhole ? topShops(cards) : null,
    resultCount: total,
  };
  const phrases = phrasesOf(cards).map(({ phrase, listingIds: ids }) => ({
    keyword: phrase,
    kind: "title_phrase" as const,
    occurrences: isWhole ? ids.length : null,
    sampleListingIds: ids.slice(0, MAX_SAMPLES),
  }));
  const searches = linkedSearchesOn(doc);
  if (searches.length === 0 && cards.length > 0)
    ctx.warn("field_missing", `related searches: the results of "${term}" link to none.`);
  const words: Word[] = [...linked(searches), ...phrases];
  if (!isWhole)
    ctx.warn(
      "field_missing",
      "resultPosition, occurrences, adShare, topShops: listings of the page are missing.",
    );
  return { from, words, isWhole, shared: { listingId: null, country, language, ...figures } };
}

async function onListing(ctx: RunContext, asked: Edition, id: string) {
  const { page, doc, node, facts, product } = await askListing(ctx, asked, id);
  const own = (kind: (typeof KINDS)[number], texts: readonly string[]): Word[] =>
    texts.map((text) => ({ keyword: text, kind, occurrences: 1, sampleListingIds: [id] }));
  const materials = typeof node["material"] === "string" ? node["material"].split("/") : [];
  const searches = linkedSearchesOn(doc);
  const [related, others] = [true, false].map((isRelated) =>
    linked(searches.filter((link) => link.isRelated === isRelated)),
  );
  const words: Word[] = [
    ...(related ?? []),
    ...own(
      "title_phrase",
      phrasesOf([{ id, title: product.title }]).map(({ phrase }) => phrase),
    ),
    ...own(
      "material",
      materials.map((material) => material.trim()).filter((material) => material !== ""),
    ),
    ...own("category", product.categories?.map(({ name }) => name) ?? []),
    ...(others ?? []),
  ];
  if (product.categories === null) ctx.warn("field_missing", `category: listing ${id} states none.`);
  if (searches.length === 0)
    ctx.warn("field_missing", `related searches: the page of listing ${id} links to none.`);
  return {
    from: page,
    words,
    isWhole: true,
    shared: { listingId: id, country: facts.country, language: facts.language },
  };
}

const linked = (searches: readonly LinkedSearch[]): Word[] =>
  searches.map(({ phrase, isRelated }) => ({
    keyword: phrase,
    kind: isRelated ? ("related_search" as const) : ("page_link" as const),
  }));
