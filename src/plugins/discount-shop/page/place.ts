import { firstOf, idString, type JsonObject, type RunContext, str } from "../../../plugin-sdk/index.ts";
import { type Edition, editionOf } from "../targets.ts";
import type { Answer } from "./answer.ts";

/** Numbers of regions, as pages list them beside the app stores of their countries. */
const REGIONS = new Map(
  `12au 13at 16bh 20be 32bg 37ca 42cl 45co 50hr 52cy 53cz 54dk 64ee 68fi 69fr 75ge 76de 79gr 90hu 96ie 97il 98it 100jp 101jo
   105kw 108lv 113lt 114lu 119my 122mt 126mu 128mx 141nl 144nz 151no 152om 160ph 162pl 163pt 165qa 167ro 174sa 180sk 181si
   184za 185kr 186es 191se 192ch 208ua 209ae 210gb 211us`
    .split(/\s+/)
    .map((pair) => [pair.slice(0, -2), pair.slice(-2)]),
);

/** What the caller wants: an edition, and the currency that prices are compared with. */
export interface Asked extends Edition {
  currency?: string | undefined;
}

/** Which edition an answer is of, how its numbers are written, and who hears of doubts. */
export interface Place {
  country: string;
  language: string | null;
  currency: string | null;
  /** For reading numbers in texts. */
  locale: string;
  warn: RunContext["warn"];
}

const languages = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
function isLanguage(tag: string): boolean {
  try {
    return languages.of(tag) !== undefined;
  } catch {
    return false;
  }
}

/** The edition that an answer states; where that is another than was asked for, a warning says so. */
export function placeOf({ page, data }: Answer, asked: Asked, warn: RunContext["warn"]): Place {
  const local = firstOf(data, ["localInfo", "$localInfo", "result"]) as JsonObject | null;
  const region = idString(local, "region") ?? idString(data, "regionId");
  const led = editionOf(new URL(page.url).pathname).edition.countryCode ?? "us";
  const country = REGIONS.get(region ?? "") ?? led;
  const stated = str(local, "language") ?? asked.language ?? null;
  const language = stated === null || isLanguage(stated) ? stated : null;
  if (language !== stated) warn("field_missing", `language: "${stated ?? ""}" is none that is known.`);
  if (country !== asked.countryCode)
    warn(
      "country_differs",
      `country: asked for "${asked.countryCode}", and the page is of "${country}": ${page.url}`,
    );
  const currency = str(local, "currency");
  if (asked.currency !== undefined && currency !== null && currency !== asked.currency)
    warn("currency_differs", `currency: the page is in ${currency}, not in ${asked.currency}.`);
  const place = country.toUpperCase();
  const tongue = (language ?? new Intl.Locale(`und-${place}`).maximize().language).split("-")[0] ?? "en";
  return { country, language, currency, locale: `${tongue}-${place}`, warn };
}
