import {
  absoluteUrl,
  collapse,
  fieldFrom,
  htmlToText,
  languageTag,
  linksField,
  numberField,
  parseNumber,
  parsePrice,
  type Price,
  type RunContext,
  str,
  textField,
  z,
} from "../../plugin-sdk/index.ts";
import { SHOP } from "./source.ts";

export type Warn = RunContext["warn"];

/** What stands there as it is, for what several fields are made of. */
export const rawFrom = (path: string) => fieldFrom(path, z.unknown().nullable(), (value) => value);

/** A text, which the source may write as a number. */
export const shownFrom = (path: string) =>
  fieldFrom(path, textField(""), (value) => (typeof value === "number" ? String(value) : str(value)));

/** A text without the markup that the source puts in it. */
export const plainFrom = (path: string) =>
  fieldFrom(path, textField(""), (value) => collapse(htmlToText(str(value) ?? "")) || null);

/** A number that the source may write as a text, such as `92.6%`, `4.8` or `1,234`. */
export const figureFrom = (path: string) =>
  fieldFrom(path, numberField(""), (value) =>
    typeof value === "number" ? value : parseNumber(str(value) ?? "", "en"),
  );

/** The picture at its full size: the source puts the size behind the name of the file. */
export const fullSize = (url: unknown): string | null => {
  const address =
    str(url)?.replace(/_\d+x\d+[a-z]*(?:q\d+)?\.(?:jpe?g|png|webp|gif)(?:_\.webp)?$/i, "") ?? "";
  return address === "" ? null : absoluteUrl(address, SHOP);
};
export const pictureFrom = (path: string) => fieldFrom(path, textField(""), fullSize);
export const picturesFrom = (path: string) =>
  fieldFrom(path, linksField(""), (value) => {
    const urls = [value].flat().map(fullSize);
    return urls.every((url) => url !== null) ? urls : null;
  });

/** The language that a page is written in decides how its numbers are read; English where it does not say. */
export const localeOf = (html: string): string =>
  languageTag.safeParse(/<html\b[^>]{0,200}\blang="([a-zA-Z-]{2,12})"/.exec(html)?.[1]).data ?? "en";

/** A price as shown. Visitors from elsewhere may see their own marks on a page in English. */
export const priceIn = (text: string | null, locale: string): Price | null =>
  text === null ? null : (parsePrice(text, locale) ?? parsePrice(text));

/**
 * How many of what: `Min. order: 2,000 pieces`, `50.0 Pieces`, `>= 5001 pairs`. Quantities have no thousandths, so that
 * `1.000 pieces` are a thousand.
 */
export function quantityIn(text: string | null): { quantity: number | null; unit: string | null } {
  const unit = /\d[\d.,]*(?:\s?[KkMm]\b\+?)?\s*(\p{L}[^\d]*)$/u.exec(text ?? "")?.[1];
  return {
    quantity: parseNumber((text ?? "").replace(/(?<=\d)\.(?=\d{3}(?!\d))/g, "")),
    unit: unit === undefined ? null : collapse(unit),
  };
}

/** A mean of stars from 0 to 5; the source has 0 where nobody rated. */
export const unlessZero = (mean: number | null): number | null => (mean === 0 ? null : mean);

/** Says where prices are in another currency than the caller wants: it cannot be chosen without a cookie. */
export function compareCurrency(warn: Warn, wanted: string | undefined, shown: string | null): void {
  if (wanted === undefined || shown === null || wanted === shown) return;
  warn(
    "currency_differs",
    `currency: the page is in ${shown}, not in ${wanted}; Alibaba goes by the visitor's country.`,
  );
}

/** A country as ISO 3166-1 alpha-2 in lower case; null where the source has something else. */
export const countryOf = (code: string | null): string | null =>
  /^[A-Za-z]{2}$/.test(code ?? "") ? (code?.toLowerCase() ?? null) : null;
