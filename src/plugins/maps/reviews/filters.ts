import { countIn, flag, holdsWords, languageTag, listOf, searchText, z } from "../../../plugin-sdk/index.ts";
import type { readReviews } from "./record.ts";

const MAX_LANGUAGES = 20;

/** What narrows the reviews: the source filters nothing, so they are compared here. */
export const filterInput = {
  stars: listOf(countIn(1, 5), 5, "star filters")
    .optional()
    .describe("Only reviews with these stars, of those that the source lists.")
    .meta({ aliases: ["star", "rating", "ratings"] }),
  publishedAfter: z.iso
    .date()
    .optional()
    .describe("Only reviews of this day and later; the newest first, it also ends the reading there.")
    .meta({ aliases: ["startDate", "reviewsStartDate", "since"] }),
  publishedUntil: z.iso
    .date()
    .optional()
    .describe("Only reviews of this day and earlier.")
    .meta({ aliases: ["publishedBefore", "endDate", "reviewsEndDate", "until"] }),
  onlyWithText: flag
    .default(false)
    .describe("Leaves out ratings without words.")
    .meta({ aliases: ["withText"] }),
  reviewLanguages: listOf(languageTag, MAX_LANGUAGES, "languages of reviews")
    .optional()
    .describe("Only reviews that were written in one of these languages, BCP 47; `pt` is any kind of it.")
    .meta({ aliases: ["reviewLanguage", "reviewsLanguage", "writtenIn"] }),
  keywords: searchText
    .optional()
    .describe("Only reviews whose text, as written or translated, holds all of these words.")
    .meta({ aliases: ["keyword", "reviewsQuery", "reviewQuery", "textQuery", "containing"] }),
};
type Filters = z.output<z.ZodObject<typeof filterInput>>;
type Row = ReturnType<typeof readReviews>[number];

/** Whether a review passes; null where it does not say what a filter asks for. Only ratings without words have no language. */
export function passes(
  { rating, publishedAt, text, translatedText, language, lacksWords }: Row,
  { stars, publishedAfter, publishedUntil, onlyWithText, reviewLanguages, keywords }: Filters,
): boolean | null {
  const day = publishedAt?.slice(0, "2026-01-31".length) ?? null;
  const said = [text, translatedText].filter((one) => one !== null);
  const isHeld = keywords === undefined || holdsWords(said.join(" "), keywords);
  const results = [
    stars === undefined || stars.includes(rating),
    publishedAfter === undefined || (day === null ? null : day >= publishedAfter),
    publishedUntil === undefined || (day === null ? null : day <= publishedUntil),
    !onlyWithText || said.length > 0 || (lacksWords && null),
    isHeld || (lacksWords && null),
    reviewLanguages === undefined ||
      (language === null
        ? (said.length > 0 || lacksWords) && null
        : reviewLanguages.some((wanted) => isOf(language, wanted))),
  ];
  return results.includes(false) ? false : results.includes(null) ? null : true;
}

/** Whether a language is the wanted one, or a kind of it; the source often leaves the kind out. */
const isOf = (language: string, wanted: string): boolean =>
  `${language}-`.startsWith(`${wanted}-`) || `${wanted}-`.startsWith(`${language}-`);

/** Whether all that follow are too old, where the newest come first. */
export function isPast(last: Row | undefined, publishedAfter: string | undefined): boolean {
  const at = last?.publishedAt ?? null;
  return publishedAfter !== undefined && at !== null && at < publishedAfter;
}
