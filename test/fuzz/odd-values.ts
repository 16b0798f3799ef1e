import fc from "fast-check";
import { isJsonObject, type Json, type JsonObject } from "../../src/kernel/json.ts";
import type { Operation, Scraper } from "../../src/plugin-sdk/define-scraper.ts";
import { inputSchemaOf } from "../../src/scrape-host/input/json-schema.ts";

/** Values that input checks tend to stumble over. */
export const oddValue: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    null,
    true,
    0,
    -1,
    -0,
    1.5,
    1e21,
    2 ** 53,
    -(2 ** 31) - 1,
    100_001,
    "",
    " ",
    "0",
    "1e3",
    "true",
    "null",
    "\u0000",
    "\ud800",
    "\u202e",
    "é".repeat(600),
    "a".repeat(5000),
    "https://",
    "http://[",
    "https://github.com/%",
    "https://github.com//",
    "//x",
    "javascript:1",
    "owner/name",
    "a/b/c/d",
    "../../etc",
    "__proto__",
    "constructor",
    "$where",
    "%00",
    "🦀".repeat(300),
    [],
    {},
    [[]],
    [null],
    { url: null },
    { $gt: "" },
    { toString: 1 },
    Array(300).fill("x"),
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>,
);

/** The field names of an operation, its aliases and the host's own among them. */
export function fieldNames(operation: Operation): string[] {
  const { properties } = inputSchemaOf(operation) as {
    properties: Record<string, { "x-aliases"?: string[] }>;
  };
  return Object.entries(properties).flatMap(([name, schema]) => [name, ...(schema["x-aliases"] ?? [])]);
}

/** An input of an operation with odd values under known and unknown names. */
export function oddInput(operation: Operation): fc.Arbitrary<JsonObject> {
  const name = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...fieldNames(operation)) },
    { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 20 }) },
    { weight: 1, arbitrary: fc.constantFrom("__proto__", "constructor", "toString", "hasOwnProperty", "") },
  );
  return fc
    .uniqueArray(fc.tuple(name, oddValue), { selector: ([key]) => key, maxLength: 6 })
    .map((entries) => fromEntries([["operation", operation.name], ...entries]));
}

/** A valid input with one to three fields changed, left out, wrapped or spelled otherwise. */
export function nearValid(input: JsonObject): fc.Arbitrary<JsonObject> {
  const change = fc.record({
    at: fc.nat({ max: 20 }),
    how: fc.constantFrom("replace", "omit", "wrap", "text", "upper", "case", "twice", "pad", "within"),
    value: oddValue,
  });
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    let entries = Object.entries(structuredClone(input));
    for (const { at, how, value } of changes) {
      const index = entries.length === 0 ? -1 : at % entries.length;
      entries = entries.flatMap((entry, place) => (place === index ? changed(entry, how, value) : [entry]));
    }
    return fromEntries(entries);
  });
}

function changed([key, old]: [string, Json], how: string, value: Json): [string, Json][] {
  switch (how) {
    case "replace":
      return [[key, value]];
    case "omit":
      return [];
    case "wrap":
      return [[key, [old]]];
    case "text":
      return [[key, JSON.stringify(old)]];
    case "upper":
      return [[key, typeof old === "string" ? old.toUpperCase() : old]];
    case "case":
      return [[key.toUpperCase().replaceAll("E", "_e"), old]];
    case "twice":
      return [
        [key, old],
        [`${key}_`, value],
      ];
    case "pad":
      return [[key, typeof old === "string" ? `\t ${old}\u00a0` : old]];
    default:
      return [[key, isJsonObject(old) ? { ...old, value } : Array.isArray(old) ? [...old, value] : value]];
  }
}

/** Keeps `__proto__` as a field, as JSON.parse does. */
function fromEntries(entries: [string, Json][]): JsonObject {
  return Object.fromEntries<Json>(entries);
}

/** Every operation that may be asked, with its scraper. */
export function operationsOf(scrapers: readonly Scraper[]): { scraper: Scraper; operation: Operation }[] {
  return scrapers.flatMap((scraper) =>
    scraper.operations
      .filter(({ availability }) => availability !== "not_public")
      .map((operation) => ({ scraper, operation })),
  );
}
