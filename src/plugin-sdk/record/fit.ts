import type { z } from "zod";

/** What a fit gives for a value that zod must judge. */
export const MISFIT: unique symbol = Symbol("misfit");

/** Gives what the schema's own parser would give, or MISFIT: then the value is wrong, or rare enough to be left to zod. */
export type Fit = (value: unknown) => unknown;

/** The parts of a zod definition that matter here. */
interface Definition {
  type: string;
  check?: string;
  checks?: { _zod: { def: { check: string; value?: unknown; inclusive?: boolean } } }[];
  format?: string;
  pattern?: RegExp;
  fn?: (value: string) => boolean;
  coerce?: boolean;
  entries?: Record<string, unknown>;
  values?: unknown[];
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  shape?: Record<string, z.core.$ZodType>;
  catchall?: z.core.$ZodType;
}

const fits = new WeakMap<z.core.$ZodType, Fit | null>();

/**
 * A check of one schema, several times faster than zod, which makes an object for every value on the way. Records are
 * plain data that nearly always fit. Null for a schema with anything but plain objects, lists, texts, numbers, booleans,
 * enums and literals, nullable or optional.
 */
export function fitOf(schema: z.core.$ZodType): Fit | null {
  const known = fits.get(schema);
  if (known !== undefined) return known;
  const made = makeFit(schema._zod.def);
  fits.set(schema, made);
  return made;
}

function makeFit(definition: Definition): Fit | null {
  if (definition.coerce === true) return null;
  switch (definition.type) {
    case "object":
      return objectFit(definition);
    case "array":
      return arrayFit(definition);
    case "nullable":
      return nullableFit(definition);
    case "string":
      return stringFit(definition);
    case "number":
      return numberFit(definition);
    case "boolean":
      return hasChecks(definition) ? null : (value) => (typeof value === "boolean" ? value : MISFIT);
    case "enum":
      return enumFit(Object.values(definition.entries ?? {}));
    case "literal":
      return oneOf(definition.values ?? []);
    default:
      return null;
  }
}

function objectFit(definition: Definition): Fit | null {
  if (hasChecks(definition) || definition.catchall !== undefined) return null;
  const fields: { name: string; fit: Fit; isOptional: boolean }[] = [];
  for (const [name, schema] of Object.entries(definition.shape ?? {})) {
    const { type, innerType } = schema._zod.def as unknown as Definition;
    const isOptional = type === "optional";
    const fit = fitOf(isOptional && innerType !== undefined ? innerType : schema);
    if (fit === null) return null;
    fields.push({ name, fit, isOptional });
  }
  // A copy of an object with all fields is made at once, which is faster than to add them one by one.
  const empty = fields.some(({ isOptional }) => isOptional)
    ? {}
    : Object.fromEntries(fields.map(({ name }) => [name, null]));
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return MISFIT;
    const object: Record<string, unknown> = { ...empty };
    for (const { name, fit, isOptional } of fields) {
      const given = (value as Record<string, unknown>)[name];
      if (given === undefined) {
        if (isOptional && !(name in value)) continue;
        return MISFIT;
      }
      const fitted = fit(given);
      if (fitted === MISFIT) return MISFIT;
      object[name] = fitted;
    }
    return object;
  };
}

function arrayFit(definition: Definition): Fit | null {
  const fit = definition.element === undefined ? null : fitOf(definition.element);
  if (fit === null || hasChecks(definition)) return null;
  return (value) => {
    if (!Array.isArray(value)) return MISFIT;
    const items = new Array<unknown>(value.length);
    for (let index = 0; index < value.length; index++) {
      const fitted = fit(value[index]);
      if (fitted === MISFIT) return MISFIT;
      items[index] = fitted;
    }
    return items;
  };
}

function nullableFit({ innerType }: Definition): Fit | null {
  const fit = innerType === undefined ? null : fitOf(innerType);
  return fit === null ? null : (value) => (value === null ? null : fit(value));
}

function stringFit(definition: Definition): Fit | null {
  if (hasChecks(definition)) return null;
  const { check, format, fn } = definition;
  if (check === undefined) return (value) => (typeof value === "string" ? value : MISFIT);
  const holds = fn ?? (format === "url" ? urlTest(definition) : patternTest(definition));
  return holds === null ? null : (value) => (typeof value === "string" && holds(value) ? value : MISFIT);
}

/** Formats of which zod checks the pattern alone; of others, such as IPv6 addresses, it checks more. */
const ONLY_PATTERNS = new Set(["datetime", "date", "email", "uuid"]);

/** Of z.url() without options. It trims, so that a value with spaces is left to it. */
function urlTest(definition: Definition): ((value: string) => boolean) | null {
  if ("hostname" in definition || "protocol" in definition || "normalize" in definition) return null;
  return (value) => !/\s/.test(value) && URL.canParse(value);
}

function patternTest({ format = "", pattern }: Definition): ((value: string) => boolean) | null {
  return pattern !== undefined && ONLY_PATTERNS.has(format) ? (value) => pattern.test(value) : null;
}

function numberFit(definition: Definition): Fit | null {
  const { check, format } = definition;
  if (check !== undefined && format !== "safeint") return null;
  const isNumber = check === undefined ? Number.isFinite : Number.isSafeInteger;
  let least = -Infinity;
  let most = Infinity;
  for (const { _zod } of definition.checks ?? []) {
    const { value, inclusive, check: bound } = _zod.def;
    if (typeof value !== "number" || inclusive !== true) return null;
    if (bound === "greater_than") least = Math.max(least, value);
    else if (bound === "less_than") most = Math.min(most, value);
    else return null;
  }
  return (value) =>
    isNumber(value) && (value as number) >= least && (value as number) <= most ? value : MISFIT;
}

/** An enum of numbers lists its names as values too, so it is left to zod. */
function enumFit(values: readonly unknown[]): Fit | null {
  return values.every((value) => typeof value === "string") ? oneOf(values) : null;
}

function oneOf(values: readonly unknown[]): Fit {
  const known = new Set(values);
  return (value) => (known.has(value) ? value : MISFIT);
}

function hasChecks({ checks }: Definition): boolean {
  return (checks ?? []).length > 0;
}
