import { type Json, type JsonObject, num, type Step, str } from "../../plugin-sdk/index.ts";

/** A fraction only before its scale: "1.500" means another amount elsewhere. */
const AMOUNT = String.raw`\$?\s*(?:(?:\d{1,3}(?:,\d{3})+|\d+)\s*[km]?|\d+\.\d+\s*[km])`;
const ONE = new RegExp(`^${AMOUNT}$`, "i");
const LEAST = new RegExp(String.raw`^(?:from|over|above|at least|min(?:imum)?)?\s*(${AMOUNT})\s*\+?$`, "i");
const MOST = new RegExp(String.raw`^(?:up to|under|below|at most|max(?:imum)?|to)\s*(${AMOUNT})$`, "i");
const BETWEEN = new RegExp(String.raw`^(?:between\s*)?(${AMOUNT})\s*(?:-|–|—|to|and)\s*(${AMOUNT})$`, "i");

/** The number in a text such as "$500,000", "500k" or "1.2M"; null for anything else. */
export function amountIn(text: string): number | null {
  if (!ONE.test(text.trim())) return null;
  const scale = /k$/i.test(text.trim()) ? 1_000 : /m$/i.test(text.trim()) ? 1_000_000 : 1;
  return Math.round(Number(text.replace(/[^\d.]/g, "")) * scale);
}

interface Range {
  min?: number | undefined;
  max?: number | undefined;
}

/** A range such as "$200,000 - $500,000", "$1M+", "under 500k" or `{ min, max }`; null for anything else, also for one amount. */
export function rangeIn(value: unknown): Range | null {
  if (typeof value === "object" && value !== null) {
    const [min, max] = ["min", "max"].map((name) => num(value, name) ?? amountIn(str(value, name) ?? ""));
    return min === null && max === null ? null : { min: min ?? undefined, max: max ?? undefined };
  }
  const text = typeof value === "string" ? value.trim() : "";
  const [, low = "", high = ""] = BETWEEN.exec(text) ?? [];
  if (low !== "") return { min: amountIn(low) ?? undefined, max: amountIn(high) ?? undefined };
  const most = MOST.exec(text)?.[1];
  if (most !== undefined) return { max: amountIn(most) ?? undefined };
  const least = ONE.test(text) ? undefined : LEAST.exec(text)?.[1];
  return least === undefined ? null : { min: amountIn(least) ?? undefined };
}

/** `price` becomes `minPrice` and `maxPrice`, where these are not given. */
export const priceRange: Step = (raw, note) => {
  const { price = null, ...rest } = raw;
  const range = price === null ? null : rangeIn(price);
  if (range === null || (raw["minPrice"] ?? raw["maxPrice"] ?? null) !== null) return raw;
  note("price", "The range became minPrice and maxPrice.");
  const { min, max } = range;
  return {
    ...rest,
    ...(min === undefined ? {} : { minPrice: min }),
    ...(max === undefined ? {} : { maxPrice: max }),
  };
};

/** Amounts as people write them, such as "$500,000", and "3+" for a least one. */
export const amounts: Step = (raw, note) => {
  const changed: JsonObject = {};
  for (const [field, value] of Object.entries(raw)) {
    if (!/^(?:min|max)[A-Z]/.test(field) || typeof value !== "string" || /^\s*[+-]?\d+\s*$/.test(value))
      continue;
    const amount = amountIn(field.startsWith("min") ? value.trim().replace(/\s*\+$/, "") : value);
    if (amount === null) continue;
    changed[field] = amount;
    note(field, "Read as a number.");
  }
  return { ...raw, ...changed };
};

const MONTHS: Readonly<Record<number, number>> = { 1: 30, 3: 90, 6: 182, 12: 365, 24: 730, 36: 1095 };

/** "6m", "2 weeks" or "1 year" as days. */
export const days: Step = (raw, note) => {
  const found = daysIn(raw["withinDays"] ?? null);
  if (found === null) return raw;
  note("withinDays", "Written in days.");
  return { ...raw, withinDays: found };
};

function daysIn(value: Json): number | null {
  const [, digits, unit = ""] = /^\s*(\d{1,4})\s*([dwmy])[a-z]*\s*$/i.exec(str(value) ?? "") ?? [];
  if (digits === undefined) return null;
  const count = Number(digits);
  const months = unit.toLowerCase() === "y" ? count * 12 : count;
  if (/[my]/i.test(unit)) return MONTHS[months] ?? months * 30;
  return /w/i.test(unit) ? count * 7 : count;
}
