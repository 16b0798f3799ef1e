import {
  type AvailabilityWord,
  discountOf,
  fieldFrom,
  idString,
  moneyOf,
  num,
  parsePrice,
  type Price,
  str,
  type Warn,
  z,
} from "../../../plugin-sdk/index.ts";

/** What the source writes for the lira: a number of its own, or letters. */
const LIRA = new Set(["0", "TRY", "TL"]);

/**
 * An amount in any form that the source has: 942, "942.00", "17.999,00 TL", or a value beside its text. Null for 0, which
 * stands where there is no such price. Of a value and a text that differ the value wins, with a warning.
 */
function amountOf(stated: unknown, what: string, warn: Warn, isListed = false): Price | null {
  const value = num(stated) ?? num(stated, "value");
  const text = str(stated, "formattedPrice") ?? str(stated);
  const written = text ?? str(stated, "value");
  const shown = written === null ? null : parsePrice(written, "tr", "TRY");
  if (value !== null && shown !== null && shown.amount !== value)
    warn("price_disputed", `price: ${what} says ${value} and shows "${text ?? ""}"; the first is taken.`);
  const amount = value ?? shown?.amount ?? 0;
  if (amount <= 0) return null;
  const code = idString(stated, "currency");
  const isLira = code === null ? !isListed : LIRA.has(code);
  if (!isLira && code !== null)
    warn("currency_unknown", `currency: ${what} is in a currency that the source calls ${code}.`);
  return {
    ...{ amount, amountMicros: Math.round(amount * 1e6), range: null, text: text ?? "" },
    currency: isLira ? (shown?.currency ?? "TRY") : null,
  };
}

interface Hint {
  /** Whose price it is, in warnings. */
  what: string;
  warn: Warn;
  original?: unknown;
  percent?: number | null;
  /** True for what may have no price, such as a sold out product. */
  isOptional?: boolean;
}

/** What each of several prices states, and what is made of it. */
const PARTS = ["value", "formattedPrice", "currency", "discountRate"];
const NAMES = "price, priceMicros, priceText, currency, originalPrice, originalPriceText, discountPercent";

/** What is to be paid, the lowest where there are several prices, and what was before a discount: the highest above it. */
export function moneyFrom(stated: unknown, { what, warn, original, percent, isOptional = false }: Hint) {
  const entries = Array.isArray(stated) ? stated : [];
  if (entries.some((one) => PARTS.some((part) => idString(one, part) === null && num(one, part) === null)))
    warn("field_missing", `${NAMES}: a price of ${what} lacks one of ${PARTS.join(", ")}.`);
  const read = (one: unknown) => {
    const price = amountOf(one, what, warn, entries.includes(one));
    return price === null ? [] : [{ ...price, percent: num(one, "discountRate") }];
  };
  // Of several prices none can be told to be the lowest where one of them cannot be read.
  const isWhole = entries.every((one) => num(one, "value") !== null);
  const [price, ...more] = (isWhole ? [stated].flat() : [])
    .flatMap(read)
    .sort((one, other) => one.amount - other.amount);
  const before = [...more, ...read(original)].findLast(({ amount }) => amount > (price?.amount ?? Infinity));
  if (price === undefined && !isOptional)
    warn("field_missing", `price, priceMicros, priceText, currency: ${what} states none in a known form.`);
  return {
    ...moneyOf(price ?? null),
    priceText: price?.text || null,
    ...discountOf(before ?? null, percent || price?.percent || null),
    originalPriceText: before?.text || null,
  };
}

/** A price below that of the shelf, for whoever buys now; null where it is none. */
export function campaignFrom(stated: unknown, price: number | null, hint: Pick<Hint, "what" | "warn">) {
  const amount = stated === null ? null : amountOf(stated, hint.what, hint.warn)?.amount;
  return amount != null && price !== null && amount < price ? amount : null;
}

/** What stands there as it is, for what several fields are made of. */
export const rawFrom = (path: string) => fieldFrom(path, z.unknown().nullable(), (value) => value);

export const stockWord = (
  canBeBought: boolean | null,
  isPreorder: boolean | null = null,
): AvailabilityWord | null =>
  canBeBought === null ? null : !canBeBought ? "out_of_stock" : isPreorder === true ? "preorder" : "in_stock";

const CLAIMS = ["price", "currency", "availability"] as const;
type Claims = Partial<Record<(typeof CLAIMS)[number], string | number | null>>;

/** Says where the data of a page and its linked data differ; the data are what people see. */
export function tellDisagreements(
  record: Claims,
  linked: Claims | null | undefined,
  what: string,
  warn: Warn,
): void {
  for (const name of CLAIMS) {
    const [one, two] = [record[name] ?? null, linked?.[name] ?? null];
    if (one !== null && two !== null && one !== two)
      warn("sources_disagree", `${name}: ${what} says ${one}, the linked data ${two}; the first is taken.`);
  }
}
