import {
  fieldFrom,
  parsePay,
  rarely,
  type Reading,
  readFields,
  type Salary,
  SALARY_PERIODS,
  type SalaryPeriod,
  textFrom,
  wordField,
} from "../../../plugin-sdk/index.ts";
import { amountAt } from "./job-facts.ts";
import { payInText } from "./pay-text.ts";

/** Words of the source for what a pay is for, in any of its layouts. */
const PERIODS: Readonly<Record<string, SalaryPeriod>> = {
  ...{ HOUR: "hour", DAY: "day", WEEK: "week", MONTH: "month", YEAR: "year" },
  ...{ PT1H: "hour", P1D: "day", P1W: "week", P1M: "month", P1Y: "year" },
  ...{ HOURLY: "hour", DAILY: "day", WEEKLY: "week", MONTHLY: "month", YEARLY: "year" },
};
export const periodOf = (word: unknown): SalaryPeriod | null =>
  typeof word === "string" ? (PERIODS[word.toUpperCase()] ?? null) : null;

/** The source has 0 and -1 for what it does not know. */
export const positive = (amount: number | null): number | null =>
  amount !== null && amount > 0 ? amount : null;

interface PayPaths {
  min: string;
  max: string;
  period: string;
  currency: string;
  text: string;
}

/** One place where a layout states a pay; an estimate is a guess of the source. */
export const payAt = (isEstimate: boolean, { min, max, period, currency, text }: PayPaths) => ({
  isEstimate,
  fields: {
    salaryMin: amountAt(min),
    salaryMax: amountAt(max),
    salaryPeriod: rarely(fieldFrom(period, wordField(SALARY_PERIODS, ""), periodOf)),
    salaryCurrency: rarely(textFrom(currency, "")),
    salaryText: rarely(textFrom(text, "")),
  },
});

/**
 * The first pay with an amount; its open ends, 0 or -1, are null. Else what the text says that is shown, with a warning.
 * @param language of the page, with its country
 */
export function payOn(
  row: unknown,
  reading: Reading,
  places: readonly ReturnType<typeof payAt>[],
  language: string | null,
): Partial<Salary> & { salaryIsEstimate?: boolean | null } {
  let shown: { text: string; currency: string | null; isEstimate: boolean | null } | null = null;
  for (const { isEstimate, fields } of places) {
    const read = readFields(fields, row, reading);
    const [salaryMin, salaryMax] = [positive(read.salaryMin), positive(read.salaryMax)];
    if (salaryMin !== null && salaryMax !== null && salaryMin > salaryMax) {
      reading.warn(
        "field_missing",
        "salaryMin, salaryMax: the range that the page states falls; its text is read.",
      );
      shown ??= { text: read.salaryText ?? "", currency: read.salaryCurrency, isEstimate };
      continue;
    }
    if (salaryMin !== null || salaryMax !== null)
      return { ...read, salaryMin, salaryMax, salaryIsEstimate: isEstimate };
    if (read.salaryText === null) continue;
    shown ??= { text: read.salaryText, currency: read.salaryCurrency, isEstimate };
    // A card shows one text for either kind.
    if (read.salaryText === shown.text && isEstimate !== shown.isEstimate) shown.isEstimate = null;
  }
  if (shown === null) return {};
  const lost = "salaryMin, salaryMax, salaryPeriod, salaryCurrency, salaryIsEstimate";
  reading.warn("pay_only_as_text", `${lost}: the ${reading.answer} shows a pay as text only, which is read.`);
  const read = payInText(shown.text, language);
  if (read === null) return { salaryText: shown.text };
  return {
    ...read,
    salaryCurrency: shown.currency || (read.salaryCurrency ?? null),
    salaryIsEstimate: shown.isEstimate,
  };
}

/** A mean or a range that a page shows as text, such as `$21.09`; null for no amount. */
export function shownPay(text: string, language: string | null) {
  const pay = parsePay(text, language ?? undefined);
  if (pay === null) return null;
  const isMean = pay.min === pay.max;
  return {
    salaryMean: isMean ? pay.min : null,
    salaryMin: isMean ? null : pay.min,
    salaryMax: isMean ? null : pay.max,
    salaryCurrency: pay.currency,
    salaryText: text,
  };
}

/** How much of each in a year of full work, for comparing pays with a filter. */
const IN_A_YEAR: Readonly<Record<SalaryPeriod, number>> = {
  hour: 2080,
  day: 260,
  week: 52,
  month: 12,
  year: 1,
};
export const yearly = (amount: number, period: SalaryPeriod): number => amount * IN_A_YEAR[period];
