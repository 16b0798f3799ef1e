import { amountsIn, endsOf, isBetween } from "./amounts.ts";
import { beginning } from "./beginning.ts";
import { collapse } from "./collapse.ts";
import { currencyIn } from "./currencies.ts";
import { searchKey } from "./search-key.ts";

/** What a text says that something pays; an open end is null, and a single amount both ends. */
export interface Pay {
  min: number | null;
  max: number | null;
  currency: string | null;
}

const UP_TO_BEFORE =
  /(?:^|[^\p{L}])(?:up to|max(?:imum|imal)?|at most|under|less than|bis(?: zu)?|jusqu.{0,2}a|hasta|ate|fino a|tot|upp till|op til|do|maks|hingga|sampai|en fazla|до|最高|最大|최대)[^\p{L}]*$/u;
const UP_TO_AFTER = /^[^\p{L}\p{N}]*(?:[円元원]|만원)?\s?(?:以下|まで|이하|까지|or less|max)/u;
const FROM_BEFORE =
  /(?:^|[^\p{L}])(?:from|starting at|min(?:imum|destens)?|at least|over|more than|ab|a partir d[eu]|des|desde|da|a partire da|vanaf|fran|fra|od|alkaen|dari|en az|от|最低|최소)[^\p{L}]*$/u;
const FROM_AFTER = /^[^\p{L}\p{N}]*(?:[円元원]|만원)?\s?(?:以上|から|이상|부터|起|or more|\+|[~〜～]\s*$)/u;
/** What opens a range, or an end, before the sign of a currency. */
const SIGN_AT_END = /(?:\p{Sc}|[A-Za-z]{0,3}\p{Sc}|(?<!\p{L})(?:rs|rp|rm|[a-z]{3}))[\s.]*$/u;

/**
 * What a text says that something pays, such as `$15 - $20 an hour`, `up to £30k`, `月給25万5000円`. No pay has thousandths:
 * in any language 48.300 is more than 48 thousand. Null for no amount, for one that cannot be read, for several that are no
 * range, and for a range that falls.
 */
export function parsePay(text: string, locale?: string, currency?: string): Pay | null {
  const line = collapse(beginning(text.trim()));
  const code = currency ?? currencyIn(line, locale)?.code ?? undefined;
  const read = amountsIn(line, undefined, code, "thousands");
  const [first, second, third] = read.amounts;
  if (first === undefined || first.value < 0) return null;
  if (second !== undefined && isBetween(read.text, first, second)) {
    const ends = endsOf(first, second);
    return ends === null || third !== undefined ? null : { ...ends, currency: read.currency };
  }
  if (second !== undefined) return null;
  const before = searchKey(read.text.slice(0, first.start)).replace(SIGN_AT_END, "");
  const after = searchKey(read.text.slice(first.end));
  return {
    min: UP_TO_BEFORE.test(before) || UP_TO_AFTER.test(after) ? null : first.value,
    max: FROM_BEFORE.test(before) || FROM_AFTER.test(after) ? null : first.value,
    currency: read.currency,
  };
}
