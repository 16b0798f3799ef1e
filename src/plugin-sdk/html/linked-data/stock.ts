import type { AvailabilityWord, ConditionWord } from "../../record-fields/offer.ts";
import { bareWord, listOf, type Reading } from "./reading.ts";

const AVAILABILITIES: Readonly<Record<string, AvailabilityWord>> = {
  instock: "in_stock",
  instoreonly: "in_stock",
  onlineonly: "in_stock",
  limitedavailability: "in_stock",
  madetoorder: "in_stock",
  outofstock: "out_of_stock",
  soldout: "out_of_stock",
  discontinued: "out_of_stock",
  reserved: "out_of_stock",
  preorder: "preorder",
  presale: "preorder",
  backorder: "preorder",
};

const CONDITIONS: Readonly<Record<string, ConditionWord>> = {
  new: "new",
  used: "used",
  refurbished: "refurbished",
  damaged: "damaged",
};

/** `https://schema.org/InStock`, `InStock` or `in stock`; a state that is none of schema.org's is `unknown`. */
export function availabilityFrom(reading: Reading, value: unknown): AvailabilityWord | null {
  const words = new Set(listOf(value).flatMap((each) => keyOf(each) ?? []));
  const found = new Set([...words].map((word) => AVAILABILITIES[word] ?? "unknown"));
  if (found.size > 1) return reading.doubt("availability", "It is stated in two ways.");
  return [...found][0] ?? null;
}

export function conditionFrom(reading: Reading, value: unknown): ConditionWord | null {
  const word = keyOf(listOf(value)[0]);
  if (word === null) return null;
  return (
    CONDITIONS[word.replace(/condition$/, "")] ??
    reading.doubt("condition", `"${word.slice(0, 40)}" is no condition of schema.org.`)
  );
}

function keyOf(value: unknown): string | null {
  return (
    bareWord(value)
      ?.toLowerCase()
      .replace(/[^a-z]/g, "") || null
  );
}
