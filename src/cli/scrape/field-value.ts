import { InvalidArgumentError } from "commander";
import { decimalOf, wholeNumberOf } from "../../kernel/number-text.ts";
import type { FieldKind, InputField } from "./input-fields.ts";

/** The value of a flag. Ranges and words are left to the gateway, which knows every rule and names it. */
export function fieldValue(field: InputField, text: string, before: unknown): unknown {
  if (field.kind !== "list") return scalar(field.kind, text);
  const items = splitList(text, field.isUrl).map((part) =>
    typeof part === "string" ? scalar(field.itemKind, part) : part,
  );
  return [...(Array.isArray(before) ? (before as unknown[]) : []), ...items];
}

function scalar(kind: FieldKind, text: string): unknown {
  if (kind === "integer" || kind === "number") {
    const value = kind === "integer" ? wholeNumberOf(text) : decimalOf(text);
    if (value !== null) return value;
    const isNumber = decimalOf(text) !== null;
    throw new InvalidArgumentError(`It must be a ${isNumber ? "whole number" : "number"}.`);
  }
  if (kind === "boolean") {
    if (/^(true|false)$/i.test(text)) return text.toLowerCase() === "true";
    throw new InvalidArgumentError("It must be true or false.");
  }
  // A form such as {"url": "…"} is given as JSON.
  return kind === "json" || /^\s*\{/.test(text) ? parsed(text) : text;
}

/**
 * `a,b` is two items, `a\,b` one. A URL ends only where the next one begins, and a JSON array is taken as it is.
 */
export function splitList(text: string, isUrl: boolean): unknown[] {
  if (/^\s*\[/.test(text)) {
    const list = parsed(text);
    if (Array.isArray(list)) return list as unknown[];
  }
  if (/^\s*\{/.test(text)) return [text];
  const parts = text.split(isUrl ? /,(?=\s*https?:)/ : /(?<!\\),/);
  return parts.map((part) => part.replaceAll("\\,", ",").trim()).filter((part) => part !== "");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new InvalidArgumentError(`It must be JSON (${(error as Error).message}).`);
  }
}
