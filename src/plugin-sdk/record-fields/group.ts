import type { z } from "zod";
import { isJsonObject } from "../../kernel/json.ts";

/** What a group of fields takes, all keys there. */
export type FieldsOf<S extends z.core.$ZodShape> = { [K in keyof S]: z.input<S[K]> };

type Needed<S extends z.core.$ZodShape> = {
  [K in keyof S as null extends z.input<S[K]> ? never : K]: z.input<S[K]>;
};
/** What is known of a group: fields that may be null may be left out. */
export type KnownOf<S extends z.core.$ZodShape> = Needed<S> & {
  [K in keyof S as null extends z.input<S[K]> ? K : never]?: z.input<S[K]> | undefined;
};

/**
 * Makes the function that fills a group of fields, also those of the objects in it: what it is not given is null, and
 * what the group does not have is left out, such as the parts of a reader's answer that a family does not want. Make it
 * once, outside of functions: `const productOf = fillerOf(Product.shape)`.
 */
export function fillerOf<S extends z.core.$ZodShape>(fields: S): (known: KnownOf<S>) => FieldsOf<S> {
  return objectFiller(fields) as (known: KnownOf<S>) => FieldsOf<S>;
}

type Filler = (value: unknown) => unknown;
const AS_GIVEN: Filler = (value) => value;

function objectFiller(fields: z.core.$ZodShape): Filler {
  const fillers = Object.entries(fields).map(([name, schema]) => [name, fillerFor(schema)] as const);
  // A copy of an object is made faster than one that gets its fields one by one.
  const empty: Record<string, unknown> = nothingOf(fields);
  return (value) => {
    if (!isJsonObject(value)) return value;
    const filled = { ...empty };
    for (const [name, fill] of fillers) {
      const known = value[name];
      if (known !== undefined && known !== null) filled[name] = fill(known);
    }
    return filled;
  };
}

function fillerFor(schema: z.core.$ZodType): Filler {
  const { innerType, element, shape } = schema._zod.def as {
    innerType?: z.core.$ZodType;
    element?: z.core.$ZodType;
    shape?: z.core.$ZodShape;
  };
  if (innerType !== undefined) return fillerFor(innerType);
  if (shape !== undefined) return objectFiller(shape);
  if (element === undefined) return AS_GIVEN;
  const each = fillerFor(element);
  return each === AS_GIVEN
    ? AS_GIVEN
    : (value) => (Array.isArray(value) ? value.map((one) => each(one)) : value);
}

/** Null for every field of a shape: what is known of a row before anything of it was read. */
export function nothingOf<S extends object>(shape: S): { [K in keyof S]: null } {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, null])) as { [K in keyof S]: null };
}
