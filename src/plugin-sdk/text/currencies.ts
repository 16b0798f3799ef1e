import { knownLocale } from "./known-locale.ts";

/** Currency signs that mean one currency only, and words that pages print in their place. */
const SIGNS: Readonly<Record<string, string>> = {
  US$: "USD",
  U$S: "USD",
  CA$: "CAD",
  C$: "CAD",
  AU$: "AUD",
  A$: "AUD",
  NZ$: "NZD",
  HK$: "HKD",
  NT$: "TWD",
  SG$: "SGD",
  S$: "SGD",
  MX$: "MXN",
  AR$: "ARS",
  CLP$: "CLP",
  COL$: "COP",
  R$: "BRL",
  "€": "EUR",
  "₺": "TRY",
  TL: "TRY",
  "₹": "INR",
  Rs: "INR",
  "₩": "KRW",
  원: "KRW",
  円: "JPY",
  元: "CNY",
  "₽": "RUB",
  руб: "RUB",
  zł: "PLN",
  Kč: "CZK",
  Ft: "HUF",
  lei: "RON",
  лв: "BGN",
  "₴": "UAH",
  грн: "UAH",
  "₪": "ILS",
  "฿": "THB",
  "₫": "VND",
  đ: "VND",
  "₱": "PHP",
  RM: "MYR",
  Rp: "IDR",
  "S/": "PEN",
  "ر.س": "SAR",
  "د.إ": "AED",
  "ج.م": "EGP",
  "E£": "EGP",
  "₦": "NGN",
  Fr: "CHF",
  "₸": "KZT",
  "₾": "GEL",
  "₲": "PYG",
  "₡": "CRC",
  KSh: "KES",
  KD: "KWD",
  "৳": "BDT",
  "₵": "GHS",
  "₼": "AZN",
  "₭": "LAK",
};

/** Signs shared by several currencies: the one of a region, and of everywhere else (null: not to be guessed). */
const SHARED: Readonly<Record<string, { other: string | null; byRegion: Readonly<Record<string, string>> }>> =
  {
    $: {
      other: "USD",
      byRegion: {
        CA: "CAD",
        AU: "AUD",
        NZ: "NZD",
        MX: "MXN",
        AR: "ARS",
        CL: "CLP",
        CO: "COP",
        HK: "HKD",
        TW: "TWD",
        SG: "SGD",
        UY: "UYU",
      },
    },
    "£": { other: "GBP", byRegion: { EG: "EGP", LB: "LBP" } },
    "¥": { other: "JPY", byRegion: { CN: "CNY" } },
    "￥": { other: "JPY", byRegion: { CN: "CNY" } },
    kr: { other: null, byRegion: { SE: "SEK", NO: "NOK", DK: "DKK", IS: "ISK" } },
    R: { other: "ZAR", byRegion: {} },
  };

const CODES = new Set(Intl.supportedValuesOf("currency"));
const isWord = /^[\p{L}/]+$/u;
const PATTERN = new RegExp(
  [...Object.keys(SIGNS), ...Object.keys(SHARED)]
    .sort((one, other) => other.length - one.length)
    .map((sign) => {
      const literal = sign.replace(/[$./]/g, "\\$&");
      // A word must stand alone: "TL" is no part of "TLC", "R" none of "Red"; in "25万円" a scale stands before it.
      return isWord.test(sign)
        ? `(?<!(?![千万億兆萬亿천만억])\\p{L})${literal}(?!\\p{L})`
        : `(?<!\\p{L})${literal}|${literal}(?!\\p{L})`;
    })
    .join("|"),
  "gu",
);

/** A currency named in a text. `certain` is false for a sign that several currencies share. */
export interface NamedCurrency {
  code: string | null;
  certain: boolean;
}

/** The ISO 4217 code that a text is, in upper case, or null. */
export function currencyCodeOf(text: string): string | null {
  const code = text.trim().toUpperCase();
  return CODES.has(code) ? code : null;
}

/** The first currency that a text names by ISO code or sign; null when it names none. */
export function currencyIn(text: string, locale?: string): NamedCurrency | null {
  for (const [code] of text.matchAll(/(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/g)) {
    if (CODES.has(code)) return { code, certain: true };
  }
  const sign = text.match(PATTERN)?.[0];
  if (sign === undefined) return null;
  const fixed = SIGNS[sign];
  if (fixed !== undefined) return { code: fixed, certain: true };
  const shared = SHARED[sign];
  const tag = knownLocale(locale);
  const region = tag === undefined ? undefined : new Intl.Locale(tag).maximize().region;
  return { code: shared?.byRegion[region ?? ""] ?? shared?.other ?? null, certain: false };
}
