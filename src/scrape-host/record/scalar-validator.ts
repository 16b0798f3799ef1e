import type { z } from "zod";

/** What a schema makes of a value that fits it; MISS where it may not fit, and the schema itself decides. */
export type CompiledValidator = (value: unknown) => unknown;
export const MISS = Symbol("miss");

/** The part of a schema's definition that is read here. */
interface Definition {
  type: string;
  format?: string;
  pattern?: RegExp;
  coerce?: boolean;
  fn?: (text: string) => boolean;
  entries?: Readonly<Record<string, unknown>>;
}

interface Check {
  check: string;
  minimum?: number;
  value?: unknown;
  inclusive?: boolean;
}

/** The validator of a text, number, flag or word; null for any other schema, and for one with a check that is not known here. */
export function scalarValidator(schema: z.core.$ZodType): CompiledValidator | null {
  const def = schema._zod.def as unknown as Definition;
  if (def.coerce === true) return null;
  const checks = checksOf(schema);
  if (def.type === "number") return numberValidator(def, checks);
  if (def.type === "string") return stringValidator(def, checks);
  if (checks.length > 0) return null;
  if (def.type === "boolean") return (value) => (typeof value === "boolean" ? value : MISS);
  return def.type === "enum" && def.entries !== undefined ? wordValidator(def.entries) : null;
}

/** Definitions of what a schema asks beyond its type. */
export function checksOf(schema: z.core.$ZodType): Check[] {
  const { checks = [] } = schema._zod.def as { checks?: readonly { _zod: { def: unknown } }[] };
  return checks.map(({ _zod }) => _zod.def as Check);
}

/** The validator of all texts without any check. */
export const textValidator: CompiledValidator = (value) => (typeof value === "string" ? value : MISS);

function wordValidator(entries: Readonly<Record<string, unknown>>): CompiledValidator {
  const words = new Set(Object.values(entries));
  return (value) => (typeof value === "string" && words.has(value) ? value : MISS);
}

function stringValidator(
  { format, pattern, fn }: Definition,
  checks: readonly Check[],
): CompiledValidator | null {
  const isFilled = checks.length === 1 && checks[0]?.check === "min_length" && checks[0].minimum === 1;
  if (checks.length > 0 && !isFilled) return null;
  if (format === undefined)
    return isFilled ? (value) => (typeof value === "string" && value !== "" ? value : MISS) : textValidator;
  if (isFilled) return null;
  if (fn !== undefined) return (value) => (typeof value === "string" && fn(value) ? value : MISS);
  // Of the formats of the library these are no more than their pattern.
  if (pattern === undefined || pattern.global || (format !== "datetime" && format !== "date")) return null;
  return (value) => (typeof value === "string" && pattern.test(value) ? value : MISS);
}

function numberValidator({ format }: Definition, checks: readonly Check[]): CompiledValidator | null {
  if (format !== undefined && format !== "safeint") return null;
  const isNumber: (value: unknown) => boolean = format === undefined ? Number.isFinite : Number.isSafeInteger;
  let [least, most] = [-Infinity, Infinity];
  for (const { check, value, inclusive } of checks) {
    if (typeof value !== "number" || inclusive !== true) return null;
    if (check === "greater_than") least = Math.max(least, value);
    else if (check === "less_than") most = Math.min(most, value);
    else return null;
  }
  return (value) =>
    isNumber(value) && (value as number) >= least && (value as number) <= most ? value : MISS;
}
