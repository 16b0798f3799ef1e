import {
  countryCode,
  type Json,
  type JsonObject,
  languageTag,
  type NoteNormalization,
} from "../../../plugin-sdk/index.ts";
import { appUrl } from "../urls.ts";
import { categoryOf, chartOf } from "./charts.ts";
import { readPlayUrl, type PlayTarget } from "./play-url.ts";

/** Rewrites friendly forms of an input. What it cannot read it leaves as it is, so that validation names it. */
export type Step = (raw: JsonObject, note: NoteNormalization) => JsonObject;

/** Applies steps in order. */
export function steps(...all: readonly Step[]): Step {
  return (raw, note) => all.reduce((input, step) => step(input, note), raw);
}

/** Makes a list of one where a single value was given. */
export function asLists(...fields: readonly string[]): Step {
  return (raw, note) => {
    const lists: JsonObject = {};
    for (const field of fields) {
      const value = raw[field];
      if (value === undefined || value === null || Array.isArray(value)) continue;
      lists[field] = [value];
      note(field, "A single value became a list of one.");
    }
    return { ...raw, ...lists };
  };
}

/** Replaces addresses in a list of ids by the ids that they name. */
export function idsFromUrls(field: string, kind: PlayTarget["kind"]): Step {
  return eachItem(field, (item, path, note) => {
    const target = typeof item === "string" ? readPlayUrl(item) : null;
    if (target?.kind !== kind) return item;
    note(path, "The id was taken from the address.");
    return target.value;
  });
}

/** Writes `market://` addresses, which are no web addresses, as pages of the shop. */
export function webUrls(field: string): Step {
  return eachItem(field, (item, path, note) => {
    const address = linkOf(item);
    if (!/^market:/i.test(address)) return item;
    const target = readPlayUrl(address);
    if (target?.kind !== "app") return item;
    note(path, "A market address became the page of the app.");
    return appUrl(target.value);
  });
}

const LOCALE_SCHEMAS = { country: countryCode, lang: languageTag };
const LOCALE_NAMES = ["country", "lang"] as const;

/** Takes country and language from the addresses when the input names none and the addresses agree. */
export function localeFromUrls(...fields: readonly string[]): Step {
  return (raw, note) => {
    const targets = fields.flatMap((field) =>
      listOf(raw[field]).flatMap((item) => readPlayUrl(linkOf(item)) ?? []),
    );
    const adopted: JsonObject = {};
    for (const name of LOCALE_NAMES) {
      const [only, ...others] = new Set(targets.flatMap((target) => target[name] ?? []));
      const isGiven = (raw[name] ?? null) !== null;
      if (isGiven || only === undefined || others.length > 0) continue;
      if (!LOCALE_SCHEMAS[name].safeParse(only).success) continue;
      adopted[name] = only;
      note(name, "Taken from the address.");
    }
    return { ...raw, ...adopted };
  };
}

/** Writes chart and category words as the source does; a category address may name the chart. */
export const chartWords: Step = (raw, note) => {
  const named = listOf(raw["categoryUrls"]).map((item) => readPlayUrl(linkOf(item))?.chart ?? null);
  const word = raw["chart"] ?? named.find((chart) => chart !== null);
  if (typeof word !== "string") return raw;
  const chart = chartOf(word);
  if (chart === null || chart === raw["chart"]) return raw;
  note("chart", `The source calls it "${chart}".`);
  return { ...raw, chart };
};

/** Writes category words as ids of the source. */
export const categoryWords: Step = eachItem("categories", (item, path, note) => {
  if (typeof item !== "string" || categoryOf(item) === item) return item;
  note(path, "Written as an id of the source.");
  return categoryOf(item);
});

function eachItem(field: string, change: (item: Json, path: string, note: NoteNormalization) => Json): Step {
  return (raw, note) => {
    const list = raw[field];
    if (!Array.isArray(list)) return raw;
    return { ...raw, [field]: list.map((item, index) => change(item, `${field}.${index}`, note)) };
  };
}

function listOf(value: Json | undefined): Json[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** An address as text or as `{ "url": … }`. */
function linkOf(item: Json): string {
  if (typeof item === "string") return item;
  const wrapped = item !== null && typeof item === "object" && !Array.isArray(item) ? item["url"] : null;
  return typeof wrapped === "string" ? wrapped : "";
}
