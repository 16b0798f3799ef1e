import { type PageText, parseHtml, searchKey } from "../../../plugin-sdk/index.ts";

/** What the source puts in place of its list, in any language. */
const MESSAGE =
  '[class*="jobsearch-NoResult"], [id^="jobsearch-NoResult"], [data-testid="noResultsMessage"], [data-testid="empty-serp-result"]';
/** What it says there, without case and accents; only this language has been seen often, the others may say it otherwise. */
const WORDS = new RegExp(
  [
    "did not match any jobs",
    "keine (?:jobs|stellenangebote) fur die suche|ergab keine treffer",
    "ne correspond a aucune? (?:emploi|offre)",
    "no produjo ningun resultado|no coincide con ningun empleo",
    "nao encontrou nenhuma vaga|nao corresponde a nenhuma vaga",
    "non ha prodotto (?:alcun )?risultat[io]",
    "heeft geen (?:vacatures|resultaten) opgeleverd",
    "に一致する求人は見つかりませんでした",
  ].join("|"),
);

/** Whether a page of results says to its reader that no job was found. Scripts may hold the words on any page. */
export function showsNone(page: PageText): boolean {
  const document = parseHtml(page);
  return document.has(MESSAGE) || WORDS.test(searchKey(document.textOf("body") ?? ""));
}
