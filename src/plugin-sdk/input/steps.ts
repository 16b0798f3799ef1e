import { isJsonObject, type Json, type JsonObject } from "../../kernel/json.ts";
import type { NoteNormalization } from "../define-scraper.ts";
import { countryCode, languageTag } from "./atoms.ts";

/** One rewriting of an input; `steps` makes a `normalize` of several. What it cannot read it leaves for validation. */
export type Step = (raw: JsonObject, note: NoteNormalization) => JsonObject;

/** Several rewritings in order, as the `normalize` of an operation: `steps(localeFromUrls(…), asLists(…), …)`. */
export function steps(...all: readonly Step[]): Step {
  return (raw, note) => all.reduce((input, step) => step(input, note), raw);
}

/** Makes a list of one where a single value was given; for steps that go over lists. A schema has `oneOrMany`. */
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

/** Replaces addresses in a field or list of ids by what they name. `read` gives the id of an address, else null. */
export function idsFromUrls(field: string, read: (url: string) => string | null): Step {
  return eachItem(field, (item, path, note) => {
    const address = addressOf(item);
    const id = address === null ? null : read(address);
    if (id === null || id === item) return item;
    note(path, "The id was taken from the address.");
    return id;
  });
}

/**
 * Takes country and language from the addresses in `fields` when the input names none and the addresses agree.
 * `read` gives them by their names in the input; a field called `country` takes a country, any other a language.
 */
export function localeFromUrls(
  fields: readonly string[],
  read: (url: string) => Readonly<Record<string, string | null | undefined>> | null,
): Step {
  return (raw, note) => {
    const localeOf = (item: Json) => Object.entries(read(addressOf(item) ?? "") ?? {});
    const named = Map.groupBy(
      fields.flatMap((field) => listOf(raw[field])).flatMap(localeOf),
      ([name]) => name,
    );
    const adopted: JsonObject = {};
    for (const [name, found] of named) {
      const [only, ...others] = new Set(found.flatMap(([, value]) => value ?? []));
      if ((raw[name] ?? null) !== null || only === undefined || others.length > 0) continue;
      const schema = name === "country" ? countryCode : languageTag;
      if (!schema.safeParse(only).success) continue;
      adopted[name] = only;
      note(name, "Taken from the address.");
    }
    return { ...raw, ...adopted };
  };
}

/**
 * Writes words for a choice as the operation spells it: `wordsTo("chart", { "top free": "topFree" })`. Words and
 * spellings are compared without case, hyphens, underscores and spaces. For a field or a list.
 */
export function wordsTo(field: string, words: Readonly<Record<string, string>>): Step {
  const spelled = new Map([
    ...Object.values(words).map((value): [string, string] => [bare(value), value]),
    ...Object.entries(words).map(([word, value]): [string, string] => [bare(word), value]),
  ]);
  return eachItem(field, (item, path, note) => {
    const word = typeof item === "string" ? spelled.get(bare(item)) : undefined;
    if (word === undefined || word === item) return item;
    note(path, `Written as "${word}".`);
    return word;
  });
}

function bare(word: string): string {
  return word.toLowerCase().replace(/[-_\s]/g, "");
}

function eachItem(field: string, change: (item: Json, path: string, note: NoteNormalization) => Json): Step {
  return (raw, note) => {
    const value = raw[field];
    if (value === undefined || value === null) return raw;
    const changed = Array.isArray(value)
      ? value.map((item, index) => change(item, `${field}.${index}`, note))
      : change(value, field, note);
    return { ...raw, [field]: changed };
  };
}

function listOf(value: Json | undefined): Json[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** An address as text or as `{ "url": … }`; null for anything else. */
function addressOf(item: Json): string | null {
  const text = isJsonObject(item) ? item["url"] : item;
  return typeof text === "string" ? text.trim() : null;
}
