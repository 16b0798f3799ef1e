import { linkField, neededLink, neededText, placeField, flagField, textField } from "./field-types.ts";
import { fillerOf, type FieldsOf } from "./group.ts";

/** `id`, `url` and `title` of a thing; `what` names it in the descriptions, such as `the product`. */
export const identityFields = (what: string) => ({
  id: neededText(`Id of ${what}, as the source spells it; other operations take it.`),
  url: neededLink(`Public page of ${what}.`),
  title: neededText(`Title of ${what}.`),
});

/** `id`, `url` and `name` of somebody or of a place; `what` names it in the descriptions, such as `the shop`. */
export const nameFields = (what: string) => ({
  id: neededText(`Id of ${what}, as the source spells it; other operations take it.`),
  url: neededLink(`Public page of ${what}.`),
  name: neededText(`Name of ${what}.`),
});

/** Which edition of a source was read. */
export const localeFields = () => ({
  country: textField("Country of the page, ISO 3166-1 alpha-2 in lower case."),
  language: textField("Language of the texts, BCP 47."),
});

/** What was searched for, in Records of a search. */
export const searchFields = () => ({
  term: textField("Search text that found it; null outside of a search."),
});

/** Where a Record stood in a list, and whether the place was paid for. */
export const positionFields = () => ({
  resultPosition: placeField("Place among the results, from 1, over all pages."),
  adPosition: placeField("Place among the advertised results, from 1; null for others."),
  isAd: flagField("True when the place was paid for; null when the page does not tell."),
});

/** Somebody: an author, seller, owner or reviewer. */
export const personFields = () => ({
  id: textField("Id, as the source spells it."),
  name: textField("Name as shown; sources may mask it."),
  url: linkField("Public page."),
  imageUrl: linkField("Picture or logo."),
});

export type Person = FieldsOf<ReturnType<typeof personFields>>;

/** Fills `personFields()`. */
export const personOf = fillerOf(personFields());
