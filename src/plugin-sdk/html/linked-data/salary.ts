import type { JsonObject } from "../../../kernel/json.ts";
import { salaryOf, type Salary, type SalaryPeriod } from "../../record-fields/job.ts";
import { num } from "../../json/typed.ts";
import { parsePay } from "../../text/pay.ts";
import { amountOf, currencyOf } from "./amounts.ts";
import { listOf, textOf, type Reading } from "./reading.ts";

const PERIODS: Readonly<Record<string, SalaryPeriod>> = {
  hour: "hour",
  hourly: "hour",
  hr: "hour",
  hur: "hour",
  day: "day",
  daily: "day",
  week: "week",
  weekly: "week",
  wee: "week",
  month: "month",
  monthly: "month",
  mon: "month",
  year: "year",
  yearly: "year",
  annual: "year",
  annually: "year",
  annum: "year",
  ann: "year",
  yr: "year",
};

/**
 * What a job pays: `baseSalary` as MonetaryAmount with a value or a range, as PriceSpecification, as a number or as text.
 * What the source only estimates is not read.
 */
export function salaryFrom(reading: Reading, job: JsonObject): Salary {
  const value: unknown = listOf(job["baseSalary"])[0];
  const node = reading.first(value);
  if (node === null) return plainSalary(reading, value, job["salaryCurrency"]);
  const amount = reading.first(node["value"]) ?? node;
  const first = (...names: string[]): unknown =>
    names.flatMap((name) => listOf(amount[name]).filter((each) => typeof each !== "object"))[0];
  const [low, high] = [first("minValue", "minPrice"), first("maxValue", "maxPrice")];
  const single = first("value", "price");
  const named = node["currency"] ?? node["priceCurrency"] ?? amount["currency"] ?? job["salaryCurrency"];
  const currency = currencyOf(reading, named, single ?? low, "salaryCurrency");
  const isWhole = low !== undefined && high !== undefined;
  const pay = isWhole ? { min: null, max: null } : payOf(reading, single, currency);
  return {
    ...salaryBetween(
      reading,
      low === undefined ? pay.min : amountOf(reading, low, currency, "salaryMin"),
      high === undefined ? pay.max : amountOf(reading, high, currency, "salaryMax"),
    ),
    salaryCurrency: currency,
    salaryPeriod: periodFrom(reading, amount, node),
    salaryText: null,
  };
}

/** A bare number, or a text such as `€45,000 - €60,000 per year`. */
function plainSalary(reading: Reading, value: unknown, named: unknown): Salary {
  const text = textOf(value);
  if (text === null) return salaryOf({});
  const currency = currencyOf(reading, named, text, "salaryCurrency");
  const pay = payOf(reading, value, currency);
  const word = /(?:per|\/|a|an)\s?(hour|day|week|month|year|annum)/i.exec(text)?.[1];
  return {
    ...salaryBetween(reading, pay.min, pay.max),
    salaryCurrency: pay.min === null && pay.max === null ? null : currency,
    salaryPeriod: word === undefined ? null : (PERIODS[word.toLowerCase()] ?? null),
    salaryText: typeof value === "number" ? null : text,
  };
}

/** Both ends of one value: a number, or a text such as "25 - 30" or "up to $30". */
function payOf(
  reading: Reading,
  value: unknown,
  currency: string | null,
): { min: number | null; max: number | null } {
  const text = textOf(value);
  if (text === null || typeof value === "number" || num(text) !== null) {
    const single = amountOf(reading, value, currency, "salaryMin");
    return { min: single, max: single };
  }
  if (!/\p{N}/u.test(text)) return { min: null, max: null };
  const pay = parsePay(text, reading.options.locale, currency ?? undefined);
  if (pay !== null) return pay;
  reading.doubt("salaryMin", `"${text.slice(0, 40)}" cannot be read as a pay.`);
  return { min: null, max: null };
}

function salaryBetween(reading: Reading, min: number | null, max: number | null) {
  const ends = { salaryMin: nonZero(min), salaryMax: nonZero(max) };
  if (min === null || max === null || min <= max) return ends;
  reading.doubt("salaryMin", `The range from ${min} to ${max} goes down.`);
  return { salaryMin: null, salaryMax: null };
}

/** Forms that were left empty say 0. */
function nonZero(amount: number | null): number | null {
  return amount === 0 ? null : amount;
}

function periodFrom(reading: Reading, ...nodes: readonly JsonObject[]): SalaryPeriod | null {
  for (const node of nodes) {
    const unit = textOf(node["unitText"]) ?? textOf(node["unitCode"]);
    if (unit === null) continue;
    const period = PERIODS[unit.toLowerCase().replace(/^(?:per|an?)\s|[^a-z]/g, "")];
    return period ?? reading.doubt("salaryPeriod", `"${unit.slice(0, 40)}" is no period that is known.`);
  }
  return null;
}
