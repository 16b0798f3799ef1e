import type { Json } from "../../kernel/json.ts";
import { withLeaves } from "./leaves.ts";

/** Digits that tell made-up Records of one Request apart: as many as a Request may have. */
const DIGITS = 5;
const MANY = 10 ** DIGITS;
const DAY_MS = 86_400_000;
const ISO_TIME = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z)?$/;
const COUNTED =
  /(?:count|views|likes|stars|forks|followers|following|comments|downloads|installs|votes|score|sold|plays|shares|replies)$/i;
const FEW = 20;
/** Not words of an address that name something. */
const FILE_TYPE = /^(?:html?|php|aspx?|jpe?g|png|json)$/i;

/** Another value of the same form for each `number` below 100,000. */
export function varied(value: string | number, number: number): string | number {
  if (typeof value === "number") return Math.trunc(value) + number;
  if (ISO_TIME.test(value)) return daysBefore(value, number);
  return withDigits(value, String(number % MANY).padStart(DIGITS, "0"));
}

/** All times so many days earlier. */
export function earlier(value: Json, days: number): Json {
  return withLeaves(value, ({ value: leaf }) =>
    typeof leaf === "string" && ISO_TIME.test(leaf) ? daysBefore(leaf, days) : leaf,
  );
}

/** Larger counts by up to a half more or less. */
export function recounted(value: Json, number: number): Json {
  return withLeaves(value, ({ path, value: leaf }) =>
    typeof leaf === "number" && leaf > FEW && Number.isInteger(leaf) && COUNTED.test(String(path.at(-1)))
      ? Math.round(leaf * factor(number))
      : leaf,
  );
}

/** All prices by up to a half more or less: the amount, its millionths and its text together. */
export function repriced(value: Json, number: number): Json {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((item) => repriced(item, number));
  const object = Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, repriced(item, number)]),
  );
  for (const name of Object.keys(object)) {
    const base = name.slice(0, -"Micros".length);
    const amount = object[base];
    if (!name.endsWith("Micros") || typeof amount !== "number" || typeof object[name] !== "number") continue;
    const cents = Math.round(amount * factor(number) * 100);
    object[base] = cents / 100;
    object[name] = cents * 10_000;
    const text = object[`${base}Text`];
    if (typeof text === "string")
      object[`${base}Text`] = text.replace(/\d[\d.,\s]*\d|\d/, (cents / 100).toFixed(2));
  }
  return object;
}

function factor(number: number): number {
  return 0.5 + ((number * 37) % 101) / 100;
}

function daysBefore(time: string, days: number): string {
  const iso = new Date(Date.parse(time) - (days % 10_000) * DAY_MS).toISOString();
  return time.length === 10 ? iso.slice(0, 10) : time.includes(".") ? iso : iso.replace(".000Z", "Z");
}

/** In place of the end of the last part that holds digits, so that an id keeps its length; else behind the last word. */
function withDigits(text: string, digits: string): string {
  const runs = [...text.matchAll(/[A-Za-z0-9]+/g)].filter(([word]) => !FILE_TYPE.test(word));
  const id = runs.findLast(([word]) => /\d/.test(word) && word.length > digits.length);
  const run = id ?? runs.at(-1);
  if (run === undefined) return text + digits;
  const end = run.index + run[0].length;
  return text.slice(0, id ? end - digits.length : end) + digits + text.slice(end);
}
