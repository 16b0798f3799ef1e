import type { JsonSchema } from "./json-schema.ts";

/** How a value is entered. */
export type Control =
  | { kind: "text"; isUrl: boolean; isDay: boolean; most: number | undefined; pattern: string | undefined }
  | { kind: "number"; isWhole: boolean; low: number | undefined; high: number | undefined }
  | { kind: "check" }
  | { kind: "choice"; options: string[] }
  /** Several of a few words. */
  | { kind: "choices"; options: string[] }
  /** A line for each. */
  | { kind: "list"; item: Control; most: number | undefined }
  /** A value in one of several forms. */
  | { kind: "either"; ways: Control[] }
  /** What has no simpler form, as JSON. */
  | { kind: "json" };

export function controlOf(schema: JsonSchema): Control {
  const { minimum, maximum, maxItems } = schema;
  const ways = schema.anyOf ?? schema.oneOf;
  if (ways) return eitherOf(ways.filter(({ type }) => type !== "null"));
  if (schema.const !== undefined && typeof schema.const === "string")
    return { kind: "choice", options: [schema.const] };
  if (schema.enum?.every((one) => typeof one === "string")) return { kind: "choice", options: schema.enum };
  const type = [schema.type].flat().find((one) => one !== "null");
  switch (type) {
    case "string":
      return textOf(schema);
    case "boolean":
      return { kind: "check" };
    case "integer":
    case "number":
      return { kind: "number", isWhole: type === "integer", low: bound(minimum), high: bound(maximum) };
    case "array":
      return listOf(controlOf(schema.items ?? {}), maxItems);
    default:
      return { kind: "json" };
  }
}

function textOf({ format, pattern, maxLength }: JsonSchema): Control {
  return { kind: "text", isUrl: format === "uri", isDay: format === "date", most: maxLength, pattern };
}

/** A text that may have so many characters has lines. */
const LONG = 1000;

export function isLong({ most = 0, pattern }: Control & { kind: "text" }): boolean {
  return most >= LONG && pattern === undefined;
}

function listOf(item: Control, most: number | undefined): Control {
  if (item.kind === "choice") return { kind: "choices", options: item.options };
  // A line cannot hold another list.
  if (item.kind === "list" || item.kind === "choices") return { kind: "json" };
  return { kind: "list", item, most };
}

/** Of several forms of which the first is text, such as an address or an object that holds one, the text does. */
function eitherOf(ways: JsonSchema[]): Control {
  const controls = ways.map(controlOf);
  const [first = { kind: "json" }] = controls;
  const others = controls.slice(1);
  if (others.every(({ kind }) => kind === "json")) return first;
  return { kind: "either", ways: controls };
}

/** The largest exact numbers stand in every schema of a whole number, and are no limit. */
function bound(value: number | undefined): number | undefined {
  return value === undefined || Math.abs(value) === Number.MAX_SAFE_INTEGER ? undefined : value;
}
