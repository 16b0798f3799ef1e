import {
  asciiDigits,
  collapse,
  type HtmlDocument,
  type HtmlNode,
  htmlToText,
  languageTag,
  parseNumber,
  type RunContext,
} from "../../../plugin-sdk/index.ts";
import { storefrontOf } from "../source.ts";

/** For which shop a page was made, and in which language its numbers are written. */
export interface Facts {
  country: string;
  /** Currency that a shared sign such as `$` stands for. */
  currency: string;
  language: string;
  warn: RunContext["warn"];
}

export function factsOn(doc: HtmlDocument, country: string, warn: RunContext["warn"]): Facts {
  const storefront = storefrontOf(country);
  const language = languageTag.safeParse(doc.attrOf("html", "lang")).data ?? storefront.language;
  const stated = doc.attrOf("#currencyOfPreference", "value") ?? "";
  const currency = /^[A-Z]{3}$/.test(stated) ? stated : storefront.currency;
  return { country, currency, language, warn };
}

/** "4.6 out of 5 stars", "4,1 de 5 estrellas", "5つ星のうち4.3": the scale is the bare 5, wherever it stands. */
export function starsIn(text: string | null): number | null {
  const numbers: string[] = asciiDigits(text ?? "").match(/\d+(?:[.,]\d+)?/g) ?? [];
  const scale = numbers.lastIndexOf("5");
  const [stars, ...others] = numbers.length === 1 ? numbers : numbers.toSpliced(scale, scale === -1 ? 0 : 1);
  const value = Number((stars ?? "").replace(",", ".") || Number.NaN);
  return others.length === 0 && value >= 0 && value <= 5 ? value : null;
}

/** The whole number in a text such as "(4.1K)", "5.182 valoraciones" or "One person". */
export function countIn(text: string | null, { language }: Facts): number | null {
  const line = collapse(text ?? "").replace(/^[^\p{N}]+/u, "");
  const number = line === "" ? null : parseNumber(line, language);
  return number !== null && number >= 0 && Number.isSafeInteger(number) ? number : null;
}

/** A thousand in words, as "Mais de mil compras no mês passado" has it; in "2 mil" the word is a scale. */
const THOUSAND = /(?<!\p{L}|\p{N}[\s+]*)(?:mil|mille|ألف)(?!\p{L})/iu;

/** "50+ bought in past month", "過去1か月で1万点以上購入されました": the month has a number, too. */
export function boughtIn(text: string | null, facts: Facts): number | null {
  const line = (text ?? "").replace(/\d+\s?(?:[かカヵヶケ箇]月|个月|個月|달)/g, "");
  return countIn(line.replace(THOUSAND, "1000"), facts);
}

/** Text as painted: of prices what only screen readers are told is left out. */
export function paintedText(node: HtmlNode | null): string | null {
  let html = node?.html() ?? "";
  for (const price of node?.all(".a-price") ?? [])
    html = html.replace(price.outerHtml(), () => price.textOf("[aria-hidden=true]") ?? price.text());
  return collapse(htmlToText(html)) || null;
}

/** Marks of other parts of a page: where a tag is not closed, a text runs on into these. */
const OTHER_PARTS =
  "[id$=_feature_div], #availability, #merchantID, #aplus, #prodDetails, #feature-bullets, [data-hook=review], [id^=page-section], [id^=mir-layout] [id^=mir-layout], [id^=aod-offer-]";

export const runsOn = (node: HtmlNode): boolean => node.has(OTHER_PARTS);

/** Text of an element; null with a warning that names the field where it holds another part of the page. */
export function ownText(node: HtmlNode | null, field: string, { warn }: Pick<Facts, "warn">): string | null {
  if (node === null || !runsOn(node)) return node?.text() || null;
  warn("field_missing", `${field}: its text runs on into another part of the page.`);
  return null;
}
