import type { z } from "zod";
import { grouped } from "../../kernel/grouped.ts";
import { nearestName } from "../../kernel/nearest-name.ts";

type RawIssue = z.core.$ZodRawIssue;

/** Accepted values that one sentence lists. */
const MAX_LISTED = 20;

const TYPES: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  bigint: "a whole number",
  boolean: "true or false",
  array: "a list",
  tuple: "a list",
  set: "a list",
  object: "an object with fields",
  record: "an object with fields",
  map: "an object with fields",
  null: "null",
  undefined: "no value",
  void: "no value",
  never: "no value",
  nan: "no number",
  date: "a date",
};

const FORMATS: Readonly<Record<string, string>> = {
  email: "an e-mail address",
  url: "an absolute URL, such as https://example.com/",
  uuid: "a UUID",
  guid: "a UUID",
  datetime: "a date and time of ISO 8601, such as 2026-01-31T12:00:00Z",
  date: "a date of ISO 8601, such as 2026-01-31",
  time: "a time of ISO 8601, such as 12:00:00",
  duration: "a duration of ISO 8601, such as P3D",
  ipv4: "an IPv4 address",
  ipv6: "an IPv6 address",
  cidrv4: "a range of IPv4 addresses",
  cidrv6: "a range of IPv6 addresses",
  base64: "text in base64",
  base64url: "text in base64url",
  json_string: "JSON as text",
  e164: "a telephone number of E.164, such as +4930123456",
  emoji: "an emoji",
  lowercase: "text in small letters",
  uppercase: "text in capitals",
  hostname: "a host name",
};

/** Nouns of what a size counts, by what has it. */
const COUNTED: Readonly<Record<string, string>> = {
  string: "character",
  array: "item",
  set: "item",
  map: "item",
  file: "byte",
};

/**
 * zod's error map in Quarry's words: one complete sentence per issue, which says what is expected and what was given.
 * What a schema says by its own `error` stays. Pass it to `safeParse`.
 */
export function inOurWords(issue: RawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return `Expected ${TYPES[issue.expected] ?? issue.expected}, not ${typeWord(issue.input)}.`;
    case "too_big":
      return size(issue, Number(issue.maximum), issue.inclusive === false ? "less than" : "at most");
    case "too_small":
      return size(issue, Number(issue.minimum), issue.inclusive === false ? "more than" : "at least");
    case "invalid_format":
      return format(issue);
    case "invalid_value":
      return oneOf(issue.values, issue.input);
    case "not_multiple_of":
      return `${String(issue.input)} is no multiple of ${String(issue.divisor)}.`;
    case "unrecognized_keys":
      return "The object has fields that are not known here.";
    case "invalid_union":
      return union(issue);
    case "invalid_key":
      return "The object has a field name that is not accepted here.";
    case "invalid_element":
      return "The list has an entry that is not accepted here.";
    default:
      return "The value is not accepted here.";
  }
}

/** What kind of value this is, in the words of JSON. */
function typeWord(value: unknown): string {
  if (value === null) return "null";
  if (value === undefined) return "left out";
  if (Number.isNaN(value)) return "a number that cannot be written in JSON";
  if (typeof value === "number") return Number.isInteger(value) ? "a number" : `the number ${value}`;
  if (Array.isArray(value)) return "a list";
  return { string: "text", boolean: "true or false", object: "an object" }[typeof value as string] ?? "this";
}

function size(issue: RawIssue & { code: "too_big" | "too_small" }, limit: number, bound: string): string {
  const { origin, input } = issue;
  const noun = COUNTED[origin];
  if (noun !== undefined) {
    const few = issue.exact === true ? "exactly" : bound;
    const things = `${grouped(limit)} ${noun}${limit === 1 ? "" : "s"}`;
    return `Expected ${few} ${things}, not ${grouped(lengthOf(input))}.`;
  }
  if (origin === "date") return `Expected a date of ${bound} ${new Date(limit).toISOString()}.`;
  return `Expected ${bound} ${grouped(limit)}, not ${String(input)}.`;
}

function lengthOf(value: unknown): number {
  const { length, size: count } = (value ?? {}) as { length?: unknown; size?: unknown };
  return typeof length === "number" ? length : typeof count === "number" ? count : 0;
}

function format(issue: RawIssue & { code: "invalid_format" }): string {
  const { prefix, suffix, includes } = issue as { prefix?: unknown; suffix?: unknown; includes?: unknown };
  if (typeof prefix === "string") return `Expected text that starts with "${prefix}".`;
  if (typeof suffix === "string") return `Expected text that ends with "${suffix}".`;
  if (typeof includes === "string") return `Expected text that contains "${includes}".`;
  const known = FORMATS[issue.format];
  if (known !== undefined) return `Expected ${known}.`;
  return issue.pattern === undefined
    ? `Expected text of the form ${issue.format}.`
    : `Expected text that matches ${issue.pattern}.`;
}

function oneOf(values: readonly unknown[], input: unknown): string {
  const known = values.map((value) => JSON.stringify(value) ?? String(value));
  const texts = values.filter((value) => typeof value === "string");
  const near = typeof input === "string" ? nearestName(input, texts) : null;
  const more = known.length > MAX_LISTED ? ` and ${known.length - MAX_LISTED} more` : "";
  const list = known.slice(0, MAX_LISTED).join(", ");
  const hint = near === null ? "" : ` Did you mean "${near}"?`;
  return `Expected ${known.length === 1 ? "" : "one of "}${list}${more}.${hint}`;
}

function union(issue: RawIssue & { code: "invalid_union" }): string {
  if (issue.inclusive === false) return "The value fits several of the accepted forms; exactly one may fit.";
  const { discriminator, options } = issue as { discriminator?: string; options?: readonly unknown[] };
  if (discriminator === undefined) return "The value has none of the accepted forms.";
  return `\`${discriminator}\` says which form the object has. ${oneOf(options ?? [], undefined)}`;
}
