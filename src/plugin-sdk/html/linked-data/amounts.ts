import { beginning } from "../../text/beginning.ts";
import { int, num } from "../../json/typed.ts";
import { findNumbers, parseNumber } from "../../text/number.ts";
import { currencyIn, currencyCodeOf } from "../../text/currencies.ts";
import { amountsIn, hasThreeDecimals } from "../../text/amounts.ts";
import { collapse } from "../../text/collapse.ts";
import { rawText, textOf, type Reading } from "./reading.ts";

/**
 * An amount of money. schema.org writes plain decimals, many pages what they show: `1.299,00 TL`. A dot before exactly
 * three digits is a decimal mark for the first and groups thousands for the others; only a locale can tell then.
 */
export function amountOf(
  reading: Reading,
  value: unknown,
  currency: string | null,
  field: string,
): number | null {
  const text = textOf(value);
  if (text === null || !/\p{N}/u.test(text)) return null;
  const { locale } = reading.options;
  const isUnsure =
    typeof value !== "number" &&
    /^\d{1,3}\.\d{3}$/.test(text) &&
    !text.startsWith("0") &&
    !hasThreeDecimals(currency);
  if (isUnsure && locale === undefined)
    return reading.doubt(field, `"${text}" can be thousands or decimals; a locale would tell.`);
  const amount = isUnsure
    ? parseNumber(text, locale)
    : (num(text) ?? onlyAmount(text, locale, currency ?? undefined));
  if (amount === null) return reading.doubt(field, `"${text.slice(0, 40)}" cannot be read as an amount.`);
  return amount < 0 ? reading.doubt(field, `"${text.slice(0, 40)}" is less than nothing.`) : amount;
}

/** The amount in a text that has one; of several it does not say which is meant. */
function onlyAmount(text: string, locale: string | undefined, currency: string | undefined): number | null {
  const { amounts } = amountsIn(collapse(beginning(text)), locale, currency, "thousands");
  const values = new Set(amounts.map(({ value }) => value));
  return values.size === 1 ? (amounts[0]?.value ?? null) : null;
}

/** The currency of an offer or amount: its own property, else what its text names, else the caller's. */
export function currencyOf(
  reading: Reading,
  named: unknown,
  amountText: unknown,
  field: string,
): string | null {
  const { locale, currency } = reading.options;
  const stated = textOf(named);
  const code = stated === null ? null : (currencyCodeOf(stated) ?? currencyIn(stated, locale)?.code ?? null);
  if (stated !== null && code === null) reading.doubt(field, `"${stated.slice(0, 40)}" is no currency.`);
  const text = rawText(amountText);
  const shown = text === null ? null : currencyIn(beginning(text), locale);
  if (code !== null && shown?.certain === true && shown.code !== code)
    return reading.doubt(field, `It is stated as ${code} and shown as ${shown.code}.`);
  return code ?? shown?.code ?? currency ?? null;
}

/** A whole number from 0, such as `1,234` or `"87"`. */
export function countFrom(reading: Reading, value: unknown, field: string): number | null {
  const text = textOf(value);
  if (text === null || !/\p{N}/u.test(text)) return null;
  const count = int(text) ?? parseNumber(text, reading.options.locale);
  if (count !== null && count >= 0 && Number.isSafeInteger(count)) return count;
  return reading.doubt(field, `"${text.slice(0, 40)}" cannot be read as a count.`);
}

/** A number with decimals, such as `4,8` or `4.8 out of 5`. */
export function numberFrom(reading: Reading, value: unknown): number | null {
  const text = textOf(value);
  if (text === null) return null;
  return num(text) ?? findNumbers(beginning(text), reading.options.locale, "decimal")[0]?.value ?? null;
}

/** Both ends of a QuantitativeValue, or twice its single value. */
export function quantities(reading: Reading, value: unknown): { min: number | null; max: number | null } {
  const node = reading.first(value);
  const single = node === null ? numberFrom(reading, value) : numberFrom(reading, node["value"]);
  return {
    min: (node === null ? null : numberFrom(reading, node["minValue"])) ?? single,
    max: (node === null ? null : numberFrom(reading, node["maxValue"])) ?? single,
  };
}

/** True when all values are the same, compared by their JSON; an empty list is not. */
export function allSame(values: readonly unknown[]): boolean {
  return values.length > 0 && new Set(values.map((value) => JSON.stringify(value))).size === 1;
}
