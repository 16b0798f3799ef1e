/**
 * No text that a field of a family takes holds the gateway for long: inputs of all families are read in its own thread.
 * The texts are made of the JSON Schemas and of the addresses in the cases, so that a new family or field is in it.
 */
import { expect, it } from "vitest";
import { AppError } from "../../src/errors/app-error.ts";
import { isJsonObject, type Json, type JsonObject } from "../../src/kernel/json.ts";
import type { Operation, PluginCase, Scraper } from "../../src/plugin-sdk/index.ts";
import { MAX_INPUT_TEXT } from "../../src/scrape-host/input/input-size.ts";
import { inputSchemaOf } from "../../src/scrape-host/input/json-schema.ts";
import { normalizeInput } from "../../src/scrape-host/input/normalize-input.ts";
import { loadBuiltInFamilies } from "../kit/built-in-families.ts";

/** Of one list; a whole input may hold twenty times as much. Linear readers take a tenth of the time below. */
const TEXTS = 3;
const MOST_MS = 10;
/** The least of them counts: a busy machine makes some slow, a quadratic reader makes all slow. */
const TRIES = 40;

const families = await loadBuiltInFamilies();

const filled = (part: string, before = "", after = ""): string =>
  before + part.repeat(Math.floor((MAX_INPUT_TEXT - before.length - after.length) / part.length)) + after;

/** Every address in the cases of a family, one for each host and first part of its path. */
function addressesIn(cases: readonly PluginCase[]): URL[] {
  const found = new Map<string, URL>();
  const walk = (value: unknown): void => {
    if (typeof value === "string") {
      const url = /^https?:/.test(value) ? URL.parse(value) : null;
      if (url !== null) found.set(url.hostname + url.pathname.split("/").slice(0, 2).join("/"), url);
    } else if (typeof value === "object" && value !== null) Object.values(value).forEach(walk);
  };
  for (const one of cases) walk(one.input);
  return [...found.values()];
}

function hostileTexts(cases: readonly PluginCase[]): string[] {
  const plain = ["/", " ", "-", ".", "@", "%25", "a/"].map((part) => filled(part, "", "\u00e9x"));
  const ofAddress = ({ origin, pathname }: URL): string[] => {
    const parts = pathname.split("/").filter((part) => part !== "");
    return [
      filled("/", origin, "x"),
      filled(pathname === "/" ? "/x" : pathname, origin, "/%"),
      ...parts.slice(0, 3).flatMap((part, index) => {
        const before = `${origin}/${parts
          .slice(0, index)
          .map((one) => `${one}/`)
          .join("")}`;
        return [
          filled(part, before, "/!"),
          filled(part, `${before}${part}/`, "/!"),
          filled(`${part}-`, before, "/!"),
          filled("-1", `${before}${part}`, "/!"),
        ];
      }),
      filled("?q=1&", `${origin}${pathname}`),
    ];
  };
  return [...plain, ...addressesIn(cases).slice(0, 3).flatMap(ofAddress)];
}

const takesText = (schema: Json | undefined): boolean =>
  isJsonObject(schema) &&
  (schema["type"] === "string" ||
    takesText(schema["items"]) ||
    [schema["anyOf"], schema["oneOf"]].flat().some((one) => takesText(one ?? undefined)));

/** Fields with the same schema under the same rules are read by the same code. */
function* fieldsOf(scraper: Scraper): Generator<{ operation: Operation; field: string; isList: boolean }> {
  const seen = new Map<unknown, Set<string>>();
  for (const operation of scraper.operations) {
    if (operation.availability === "not_public") continue;
    const properties = inputSchemaOf(operation)["properties"] as JsonObject;
    for (const [field, schema] of Object.entries(properties)) {
      if (field === "operation" || field === "limit" || !takesText(schema)) continue;
      const rules = seen.get(operation.normalize) ?? new Set();
      seen.set(operation.normalize, rules);
      const key = JSON.stringify([field, schema]);
      if (rules.has(key)) continue;
      rules.add(key);
      yield { operation, field, isList: JSON.stringify(schema).includes('"items"') };
    }
  }
}

function millisecondsOf(scraper: Scraper, input: JsonObject): number {
  // Of this thread alone: what the collector and the compiler do beside it is not the reader's.
  const before = process.threadCpuUsage();
  try {
    normalizeInput(scraper, input, true);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

it.each(families.map(({ scraper, cases }) => [scraper.id, scraper, cases] as const))(
  "%s reads every field in linear time",
  (_id, scraper, cases) => {
    const slow: string[] = [];
    const texts = hostileTexts(cases);
    for (const { operation, field, isList } of fieldsOf(scraper))
      for (const text of texts) {
        const value = isList
          ? Array.from({ length: TEXTS }, (_, index) => `${text.slice(0, -1)}${index}`)
          : text;
        const input = { operation: operation.name, [field]: value };
        let least = Infinity;
        for (let attempt = 0; attempt < TRIES && least > MOST_MS; attempt++)
          least = Math.min(least, millisecondsOf(scraper, input));
        if (least > MOST_MS)
          slow.push(
            `${operation.name}.${field} ${least.toFixed(0)} ms: ${text.slice(0, 60)}… ${text.slice(-10)}`,
          );
      }
    expect(slow).toEqual([]);
  },
);
