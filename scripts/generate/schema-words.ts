import type { Json, JsonObject } from "../../src/kernel/json.ts";
import { isJsonObject } from "../../src/kernel/json.ts";

/** One field of an object schema, in words. */
export interface FieldWords {
  name: string;
  type: string;
  required: boolean;
  /** Such as `at most 50 items of at most 512 characters`; empty when there is no cap. */
  caps: string;
  aliases: string[];
  description: string;
}

/** The fields of an object schema in the order of their declaration. */
export function fieldsOf(schema: JsonObject): FieldWords[] {
  const required = Array.isArray(schema["required"]) ? schema["required"] : [];
  return Object.entries(objectAt(schema, "properties")).map(([name, value]) => {
    const field = isJsonObject(value) ? value : {};
    return {
      name,
      type: typeWords(field),
      required: required.includes(name),
      caps: capWords(field),
      aliases: aliasesOf(field),
      description: stringAt(field, "description"),
    };
  });
}

/** `string[]`, `"a" or "b"`, `integer or null`. */
export function typeWords(schema: JsonObject): string {
  if (Array.isArray(schema["enum"]))
    return alternatives(schema["enum"].map((value) => JSON.stringify(value)));
  if (schema["const"] !== undefined) return JSON.stringify(schema["const"]);
  const variants = schema["anyOf"] ?? schema["oneOf"];
  if (Array.isArray(variants)) return alternatives(variants.filter(isJsonObject).map(typeWords));
  if (Array.isArray(schema["type"])) return alternatives(schema["type"].map(String));
  if (schema["type"] === "array") {
    const item = typeWords(objectAt(schema, "items"));
    return item.includes(" or ") ? `(${item})[]` : `${item}[]`;
  }
  const type = stringAt(schema, "type") || "any value";
  const format = stringAt(schema, "format");
  return format === "" ? type : `${type} (${format})`;
}

function capWords(schema: JsonObject): string {
  const own = [
    atMost(schema, "maxItems", "items"),
    atMost(schema, "maxLength", "characters"),
    rangeWords(schema),
    schema["default"] === undefined ? "" : `default ${JSON.stringify(schema["default"])}`,
  ].filter((words) => words !== "");
  const ofItems = schema["type"] === "array" ? capWords(objectAt(schema, "items")) : "";
  return [own.join(", "), ofItems && `each ${ofItems}`].filter(Boolean).join("; ");
}

function atMost(schema: JsonObject, key: string, noun: string): string {
  const max = schema[key];
  return typeof max === "number" ? `at most ${max.toLocaleString("en-US")} ${noun}` : "";
}

function rangeWords(schema: JsonObject): string {
  const low = bound(schema["minimum"]);
  const high = bound(schema["maximum"]);
  if (low !== null && high !== null) return `${low} to ${high}`;
  if (low !== null) return `from ${low}`;
  return high === null ? "" : `up to ${high}`;
}

/** zod writes the safe-integer bounds on every integer; they are no cap of ours. */
function bound(value: Json | undefined): string | null {
  if (typeof value !== "number" || Math.abs(value) === Number.MAX_SAFE_INTEGER) return null;
  return value.toLocaleString("en-US");
}

function aliasesOf(schema: JsonObject): string[] {
  const aliases = schema["aliases"] ?? schema["x-aliases"];
  return Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === "string") : [];
}

function alternatives(words: string[]): string {
  return [...new Set(words)].join(" or ");
}

function objectAt(schema: JsonObject, key: string): JsonObject {
  const value = schema[key];
  return isJsonObject(value) ? value : {};
}

function stringAt(schema: JsonObject, key: string): string {
  const value = schema[key];
  return typeof value === "string" ? value : "";
}
