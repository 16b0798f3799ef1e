import { isJsonObject, type Json, type JsonObject } from "../../kernel/json.ts";
import type { Operation, Scraper } from "../../plugin-sdk/define-scraper.ts";
import { recordSchemaOf } from "../input/json-schema.ts";
import { normalizeInput } from "../input/normalize-input.ts";

/** What is wrong with the canaries that a scraper declares. */
export function canaryProblems(scraper: Scraper): string[] {
  return scraper.operations.flatMap((operation) => {
    const problems = [...inputProblems(scraper, operation), ...fieldProblems(operation)];
    return problems.map((problem) => `Canary of ${operation.name}: ${problem}`);
  });
}

function inputProblems(scraper: Scraper, { name, canary, availability }: Operation): string[] {
  if (canary === undefined) return [];
  if (availability === "not_public") return ["the operation is not public."];
  try {
    normalizeInput(scraper, { ...canary.input, operation: name });
    return [];
  } catch (error) {
    return [`its input is refused: ${String(error)}`];
  }
}

function fieldProblems(operation: Operation): string[] {
  const { canary } = operation;
  if (canary === undefined) return [];
  const { records, fields } = canary.atLeast;
  const schema = recordSchemaOf(operation);
  const problems = fields
    .filter((path) => !hasField(schema, path.split(".")))
    .map((path) => `its Records have no field ${path}.`);
  if (!Number.isInteger(records) || records < 1) problems.push("`atLeast.records` must be 1 or more.");
  if (fields.length === 0) problems.push("`atLeast.fields` must name at least one field.");
  return problems;
}

function hasField(schema: Json | undefined, path: readonly string[]): boolean {
  if (!isJsonObject(schema)) return false;
  const [step, ...rest] = path;
  if (step === undefined) return true;
  const within = step === "*" ? schema["items"] : propertyOf(schema, step);
  if (within !== undefined) return hasField(within, rest);
  return ["anyOf", "oneOf", "allOf"].some((key) => {
    const parts = schema[key];
    return Array.isArray(parts) && parts.some((part) => hasField(part, path));
  });
}

function propertyOf({ properties }: JsonObject, name: string): Json | undefined {
  return isJsonObject(properties ?? null) ? (properties as JsonObject)[name] : undefined;
}
