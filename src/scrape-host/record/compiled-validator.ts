import type { z } from "zod";
import {
  checksOf,
  type CompiledValidator,
  MISS,
  scalarValidator,
  textValidator,
} from "./scalar-validator.ts";

const known = new WeakMap<z.core.$ZodType, CompiledValidator>();

/**
 * The quick way through a schema, for the values that nearly all are: no list of issues, and no copy of what is already in
 * its final form. It never accepts what the schema refuses, nor makes anything else of it; what it does not know, the
 * schema does.
 */
export function compiledValidator(schema: z.core.$ZodType): CompiledValidator {
  let validator = known.get(schema);
  if (validator === undefined) {
    // For the schema that holds itself.
    known.set(schema, bySchema(schema));
    known.set(schema, (validator = scalarValidator(schema) ?? partsValidator(schema) ?? bySchema(schema)));
  }
  return validator;
}

function bySchema(schema: z.core.$ZodType): CompiledValidator {
  return (value) => {
    const parsed = (schema as z.ZodType).safeParse(value);
    return parsed.success ? parsed.data : MISS;
  };
}

function partsValidator(schema: z.core.$ZodType): CompiledValidator | null {
  if (checksOf(schema).length > 0) return null;
  const { type, innerType, element, shape, catchall } = schema._zod.def as {
    type: string;
    innerType?: z.core.$ZodType;
    element?: z.core.$ZodType;
    shape?: z.core.$ZodShape;
    catchall?: z.core.$ZodType;
  };
  if (type === "nullable" && innerType !== undefined) {
    const inner = compiledValidator(innerType);
    return (value) => (value === null ? null : inner(value));
  }
  if (type === "array" && element !== undefined) {
    const item = compiledValidator(element);
    return item === textValidator ? textsValidator : listValidator(item);
  }
  return type === "object" && shape !== undefined && catchall === undefined ? objectValidator(shape) : null;
}

/** Lists of plain texts are the longest, and this loop calls nothing. */
const textsValidator: CompiledValidator = (value) => {
  if (!Array.isArray(value)) return MISS;
  const texts = value as unknown[];
  for (let index = 0; index < texts.length; index++) if (typeof texts[index] !== "string") return MISS;
  return texts;
};

function listValidator(item: CompiledValidator): CompiledValidator {
  return (value) => {
    if (!Array.isArray(value)) return MISS;
    const given = value as unknown[];
    let copy: unknown[] | null = null;
    for (let index = 0; index < given.length; index++) {
      const fitted = item(given[index]);
      if (fitted === MISS) return MISS;
      if (fitted !== given[index]) (copy ??= [...given])[index] = fitted;
    }
    return copy ?? given;
  };
}

function objectValidator(shape: Readonly<Record<string, z.core.$ZodType>>): CompiledValidator | null {
  // What may be missing is the schema's business.
  if (Object.values(shape).some(({ _zod }) => _zod.optin !== undefined || _zod.optout !== undefined))
    return null;
  const names = Object.keys(shape);
  const validators = Object.values(shape).map(compiledValidator);
  const empty = Object.fromEntries(names.map((name) => [name, null]));
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return MISS;
    const object = value as Record<string, unknown>;
    const isSame = isInOrder(Object.keys(object), names);
    // All values at once are read faster than each by its name.
    const values = isSame ? Object.values(object) : names.map((name) => object[name]);
    // In another order, or with more fields, it is made anew.
    let copy: Record<string, unknown> | null = isSame ? null : { ...empty };
    for (let index = 0; index < values.length; index++) {
      const given = values[index];
      const fitted = given === undefined ? MISS : (validators[index] as CompiledValidator)(given);
      if (fitted === MISS) return MISS;
      if (fitted !== given) copy ??= { ...object };
      if (copy !== null) copy[names[index] as string] = fitted;
    }
    return copy ?? value;
  };
}

function isInOrder(names: readonly string[], wanted: readonly string[]): boolean {
  if (names.length !== wanted.length) return false;
  for (let index = 0; index < names.length; index++) if (names[index] !== wanted[index]) return false;
  return true;
}
