import { type HtmlDocument, languageTag } from "../../../plugin-sdk/index.ts";

/** Which edition of Etsy a page was made for. */
export interface Facts {
  language: string | null;
  /** Country that prices and delivery are for, ISO 3166-1 alpha-2 in lower case. */
  country: string | null;
  currency: string | null;
}

export function factsOn(doc: HtmlDocument): Facts {
  const body = (name: string) => doc.attrOf("body", `data-${name}`) ?? "";
  const language = languageTag.safeParse(body("language") || doc.attrOf("html", "lang")).data ?? null;
  return {
    language,
    country: /^[A-Z]{2}$/i.test(body("region")) ? body("region").toLowerCase() : null,
    currency: /^[A-Z]{3}$/.test(body("currency")) ? body("currency") : null,
  };
}

/** Options for the readers of JSON-LD and of shown numbers. */
export const readingOf = ({ language, currency }: Facts, baseUrl: string) => ({
  ...(language === null ? {} : { locale: language }),
  ...(currency === null ? {} : { currency }),
  baseUrl,
});

/** The largest size of a picture: Etsy names the size in the file name. */
export const fullSize = (url: string): string =>
  url.replace(/\?.*$/, "").replace(/\/(il|iap)_[^./]+\./, "/$1_fullxfull.");

/** Number of the shop that owns a picture of a listing: the first part of its path. */
export const shopIdOf = (imageUrl: string | null): string | null =>
  /^https?:\/\/[^/]*etsystatic\.com\/(\d+)\//.exec(imageUrl ?? "")?.[1] ?? null;

/** Number of the listing that an address names. */
export const listingIdIn = (url: string | null): string | null =>
  /\/listing\/(\d+)(?:[/?#]|$)/.exec(url ?? "")?.[1] ?? null;

/** Name of the shop that an address names, in the page's case. */
export const shopNameIn = (url: string | null): string | null =>
  /\/shop\/([A-Za-z0-9]+)(?:[/?#]|$)/.exec(url ?? "")?.[1] ?? null;
