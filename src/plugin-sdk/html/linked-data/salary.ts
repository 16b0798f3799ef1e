import type { JsonObject } from "../../../kernel/json.ts";
import { salaryOf, type Salary, type SalaryPeriod } from "../../record-fields/job.ts";
import { parsePrice } from "../../text/price.ts";
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
  return {
    ...salaryBetween(
      reading,
      amountOf(reading, low ?? single, currency, "salaryMin"),
      amountOf(reading, high ?? single, currency, "salaryMax"),
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
  const shown =
    typeof value === "number" ? null : parsePrice(text, reading.options.locale, currency ?? undefined);
  const single = shown === null ? amountOf(reading, value, currency, "salaryMin") : shown.amount;
  const word = /(?:per|\/|a|an)\s?(hour|day|week|month|year|annum)/i.exec(text)?.[1];
  return {
    ...salaryBetween(reading, shown?.range?.min ?? single, shown?.range?.max ?? single),
    salaryCurrency: single === null ? null : currency,
    salaryPeriod: word === undefined ? null : (PERIODS[word.toLowerCase()] ?? null),
    salaryText: typeof value === "number" ? null : text,
  };
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
