import { knownLocale } from "./known-locale.ts";

/**
 * Currency signs that mean one currency only, and words that pages print in their place. With the code of a country before
 * or behind it (CA$, $CA, CN¥) a shared sign needs no row.
 */
const SIGNS: Readonly<Record<string, string>> = {
  RD$: "DOP",
  Can$: "CAD",
  J$: "JMD",
  G$: "GYD",
  N$: "NAD",
  EC$: "XCD",
  L$: "LRD",
  BDS$: "BBD",
  Bds$: "BBD",
  $U: "UYU",
  $b: "BOB",
  "B/.": "PAB",
  T$: "TOP",
  U$S: "USD",
  A$: "AUD",
  NT$: "TWD",
  S$: "SGD",
  COL$: "COP",
  R$: "BRL",
  "€": "EUR",
  "₺": "TRY",
  TL: "TRY",
  "₹": "INR",
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
  "៛": "KHR",
  "₮": "MNT",
  "֏": "AMD",
  "؋": "AFN",
  FCFA: "XAF",
};

const RUPEES = { IN: "INR", PK: "PKR", LK: "LKR", NP: "NPR", MU: "MUR", SC: "SCR" };

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
        ...{
          DO: "DOP",
          JM: "JMD",
          TT: "TTD",
          BB: "BBD",
          BS: "BSD",
          BZ: "BZD",
          GY: "GYD",
          NA: "NAD",
          LR: "LRD",
        },
        ...{
          FJ: "FJD",
          CU: "CUP",
          SR: "SRD",
          NI: "NIO",
          BN: "BND",
          BO: "BOB",
          BM: "BMD",
          KY: "KYD",
          SB: "SBD",
        },
      },
    },
    "£": { other: "GBP", byRegion: { EG: "EGP", LB: "LBP", SY: "SYP", SS: "SSP", GI: "GIP", FK: "FKP" } },
    "¥": { other: "JPY", byRegion: { CN: "CNY" } },
    kr: { other: null, byRegion: { SE: "SEK", NO: "NOK", DK: "DKK", IS: "ISK" } },
    R: { other: "ZAR", byRegion: {} },
    C$: { other: "CAD", byRegion: { NI: "NIO" } },
    "₨": { other: null, byRegion: RUPEES },
    Rs: { other: null, byRegion: RUPEES },
    rs: { other: null, byRegion: RUPEES },
  };

const CODES = new Set(Intl.supportedValuesOf("currency"));
/** Codes that are also words of headings: they name a currency right beside a number alone. */
const WORDS = new Set([
  "ALL",
  "TOP",
  "TRY",
  "CUP",
  "PEN",
  "MAD",
  "COP",
  "SOS",
  "GEL",
  "BAM",
  "BOB",
  "ANG",
  "NAD",
]);
const isWord = /^[\p{L}/.]+$/u;
/** Letters that touch a sign belong to it: "XY$" is not "$". "US $" and "$ US" are written apart too. */
const LETTERED = String.raw`(?:[A-Z]{2} ?|[A-Za-z]{1,4})?[$£¥](?: ?[A-Z]{2}(?![A-Za-z])|[A-Za-z]{1,2}(?![A-Za-z]))?`;
/** The usual price: one sign and one number. */
const SIMPLE = /^(?:([^\d\s.,]{1,3})\s?\d[\d.,]*|\d[\d.,]*(?:\s?([^\d\s.,]{1,4}))?)$/u;
const PATTERN = new RegExp(
  `(?=[^\\p{N}\\s.,])(?:${[
    ...[...Object.keys(SIGNS), ...Object.keys(SHARED)]
      .sort((one, other) => other.length - one.length)
      .map((sign) => {
        const literal = sign.replace(/[$./]/g, "\\$&");
        // A word must stand alone: "TL" is no part of "TLC", "R" none of "Red"; in "25万円" a scale stands before it.
        if (/[円元원]/.test(sign))
          return `(?<=[\\p{N}千万億兆萬亿천만억조] ?)${literal}|(?<!\\p{L})${literal}(?!\\p{L})`;
        return isWord.test(sign)
          ? `(?<!(?![千万億兆萬亿천만억])\\p{L})${literal}(?!\\p{L})`
          : /[$£¥]/.test(sign)
            ? `(?<![A-Za-z$£¥])${literal}(?![A-Za-z]|(?<=[$£¥]) [A-Z]{2}(?![A-Za-z]))`
            : `(?<!\\p{L})${literal}|${literal}(?!\\p{L})`;
      }),
    `(?<![A-Za-z])${LETTERED}`,
    "(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])",
  ].join("|")})`,
  "gu",
);

/** A currency named in a text. `certain` is false for a sign that several currencies share. */
export interface NamedCurrency {
  code: string | null;
  certain: boolean;
}

/** The same, and where it stands. */
export interface FoundCurrency extends NamedCurrency {
  start: number;
  end: number;
}

/** The ISO 4217 code that a text is, in upper case, or null. */
export function currencyCodeOf(text: string): string | null {
  const code = text.trim().toUpperCase();
  return CODES.has(code) ? code : null;
}

/** The currency that a text names by ISO code or sign, that beside a number before others; null when it names none. */
export function currencyIn(text: string, locale?: string): NamedCurrency | null {
  return bestIn(text, findCurrencies(text, locale));
}

/** Which of the currencies found in a text it names. */
export function bestIn(text: string, found: readonly FoundCurrency[]): NamedCurrency | null {
  if (found.length < 2) return found[0] ?? null;
  const best = bestOf(found.filter((one) => isBesideNumber(text, one))) ?? bestOf(found);
  return best;
}

/** Signs of East Asian keyboards, each for one of the usual width. */
const FULL_WIDTH = /[＄￡￥￦]/g;

/** All currencies named in a text, in order. */
export function findCurrencies(written: string, locale?: string): FoundCurrency[] {
  const text = written.replace(FULL_WIDTH, (sign) => sign.normalize("NFKC"));
  const simple = SIMPLE.exec(text);
  const sole = simple?.[1] ?? simple?.[2];
  if (simple !== null && sole === undefined) return [];
  if (sole !== undefined && (sole in SIGNS || sole in SHARED)) {
    const start = simple?.[1] === undefined ? text.length - sole.length : 0;
    return [{ ...meaningOf(sole, locale), start, end: start + sole.length }];
  }
  return [...text.matchAll(PATTERN)].flatMap((match) => {
    const sign = match[0];
    const place = { start: match.index, end: match.index + sign.length };
    const isCode = /^[A-Z]{3}$/.test(sign) && !(sign in SIGNS);
    if (isCode && (!CODES.has(sign) || (WORDS.has(sign) && !isBesideNumber(text, place)))) return [];
    return [{ ...(isCode ? { code: sign, certain: true } : meaningOf(sign, locale)), ...place }];
  });
}

/** A code or a sign of one currency says more than "$": "MXN $50". */
function bestOf(found: readonly FoundCurrency[]): FoundCurrency | null {
  const [first] = found;
  if (first === undefined) return null;
  return first.certain ? first : (found.find(({ certain }) => certain) ?? first);
}

function isBesideNumber(text: string, { start, end }: { start: number; end: number }): boolean {
  return (
    /^[\s.:]{0,2}[-+]?[$£¥￥€]?\s?\p{Nd}/u.test(text.slice(end, end + 6)) ||
    /\p{Nd}[\s.,-]{0,3}$/u.test(text.slice(Math.max(start - 5, 0), start))
  );
}

function meaningOf(sign: string, locale: string | undefined): NamedCurrency {
  const fixed = SIGNS[sign];
  if (fixed !== undefined) return { code: fixed, certain: true };
  const shared = SHARED[sign];
  if (shared !== undefined) {
    const region = regionOf(locale);
    return { code: shared.byRegion[region ?? ""] ?? shared.other, certain: false };
  }
  const [, before = "", mark = "", after = ""] = /^([A-Za-z]*) ?([$£¥]) ?([A-Za-z]*)$/.exec(sign) ?? [];
  const letters = (before || after).toUpperCase();
  const code = CODES.has(letters) ? letters : (currenciesBy(mark).get(letters) ?? null);
  // "BE $5" is words and a sign; letters that touch it are of another currency, whichever that is.
  if (code === null && / /.test(sign)) return meaningOf(mark, locale);
  return { code, certain: true };
}

function regionOf(locale: string | undefined): string | undefined {
  const tag = knownLocale(locale);
  return tag === undefined ? undefined : new Intl.Locale(tag).maximize().region;
}

const bySign = new Map<string, ReadonlyMap<string, string>>();

/** The currencies that share a sign, by the country that the code begins with: CA of CAD. */
function currenciesBy(mark: string): ReadonlyMap<string, string> {
  const known = bySign.get(mark);
  if (known !== undefined) return known;
  const found = new Map<string, string>();
  for (const code of CODES) {
    const format = new Intl.NumberFormat("en", {
      style: "currency",
      currency: code,
      currencyDisplay: "narrowSymbol",
    });
    const shown = format.formatToParts(1).find(({ type }) => type === "currency")?.value ?? "";
    // Some have letters of their own: R$, E£. Cuba had two.
    if (shown.endsWith(mark) && code !== "CUC") found.set(code.slice(0, 2), code);
  }
  bySign.set(mark, found);
  return found;
}
