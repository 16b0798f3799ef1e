import { grouped } from "../../kernel/grouped.ts";
import { isJsonObject, type Json, type JsonObject } from "../../kernel/json.ts";

/** Said of nearly every text: no control characters, which nobody types. */
const ANY_TYPED_TEXT = "^[^\\u0000-\\u001F\\u007F-\\u009F]*$";
/** Of a longer pattern nobody reads what it allows. */
const PATTERN_CHARACTERS = 60;

/**
 * The description of an input field with its caps and its default. GraphQL has no place for caps; a default of GraphQL would be
 * sent as if the caller had named it.
 */
export function describedWithCaps(schema: JsonObject): string | null {
  const { description, minItems, maxItems, items, default: initial } = schema;
  const parts = [
    typeof description === "string" ? description : null,
    range(minItems, maxItems, " items"),
    ...capsOf(schema),
    ...capsOf(plainItem(items)).map((cap) => `Each item: ${cap.charAt(0).toLowerCase()}${cap.slice(1)}`),
    initial === undefined ? null : `Default: ${JSON.stringify(initial)}.`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(" ");
}

function capsOf({ minimum, maximum, minLength, maxLength, format, pattern }: JsonObject): string[] {
  return [
    range(minimum, maximum, ""),
    range(minLength, maxLength, " characters"),
    typeof format === "string" ? `Format: ${format}.` : patternInWords(pattern),
  ].filter((cap) => cap !== null);
}

/** A list takes texts in GraphQL where it takes texts or objects elsewhere. */
function plainItem(items: Json | undefined): JsonObject {
  if (!isJsonObject(items)) return {};
  const { anyOf } = items;
  const branches = Array.isArray(anyOf) ? anyOf.filter(isJsonObject) : [items];
  return branches.find(({ type }) => type === "string") ?? (Array.isArray(anyOf) ? {} : items);
}

function patternInWords(pattern: Json | undefined): string | null {
  if (typeof pattern !== "string" || pattern === ANY_TYPED_TEXT || pattern.length > PATTERN_CHARACTERS)
    return null;
  return `Pattern: ${pattern}.`;
}

function range(least: Json | undefined, most: Json | undefined, what: string): string | null {
  if (isBound(least) && isBound(most)) return `${grouped(least)} to ${grouped(most)}${what}.`;
  if (isBound(most)) return `At most ${grouped(most)}${what}.`;
  return isBound(least) ? `At least ${grouped(least)}${what}.` : null;
}

function isBound(bound: Json | undefined): bound is number {
  return typeof bound === "number" && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
}
