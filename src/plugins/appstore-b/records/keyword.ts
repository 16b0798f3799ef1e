import { z } from "zod";
import { decimal, localeFields, wholeNumber, url } from "./fields.ts";

const KeywordRank = z.object({
  appId: z.string().describe("Package name"),
  rank: wholeNumber("Place in the results, from 1; null when it is not on the first page"),
});

/** What the first results page of a keyword says about the competition. Search volume is public nowhere. */
export const SearchStats = z.object({
  resultCount: z.int().min(0).describe("Apps on the first results page, which is all that the source shows"),
  titleMatchShare: decimal("Share of them with the keyword in the name, 0 to 1"),
  meanTopScore: decimal("Mean rating of the first ten, 0 to 5"),
  meanTopMinInstalls: decimal(
    "Mean lower bound of the installs of the first ten; null when the source shows none",
  ),
  ranks: z.array(KeywordRank).describe("Places of the apps asked for"),
});

/** Record of `keywords`. */
export const Keyword = z.object({
  term: z.string().describe("Text that was typed"),
  suggestion: z.string().describe("Search that the source suggests"),
  position: z.int().min(1).describe("Place among the suggestions, from 1"),
  url: url().describe("Results page of the suggestion"),
  ...localeFields,
  searchStats: SearchStats.nullable().describe(
    "First results page of the suggestion, with `includeSearchStats`",
  ),
});

export type SearchStats = z.output<typeof SearchStats>;
export type Keyword = z.output<typeof Keyword>;
