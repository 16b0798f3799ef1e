import type { z } from "zod";
import type { JsonObject } from "../../kernel/json.ts";
import type { FieldCount } from "../../store/request/run-progress.ts";

interface Field {
  name: string;
  path: string;
  /** Of the object that it holds. */
  fields: readonly Field[];
}

/** A Record that holds itself in a field has no end of paths. */
const MAX_DEPTH = 4;

const known = new WeakMap<z.core.$ZodType, readonly Field[]>();

/**
 * Adds a Record to the counts of each declared field by its dot path, `[]` for the items of a list. A field counts as filled
 * when one of the objects that could have it has it, and not at all when there is none: an object that is null, a list
 * without items. What is in maps is not counted: how much they hold is the source's business.
 */
export function countFields(
  schema: z.ZodObject,
  record: JsonObject,
  counts: Record<string, FieldCount>,
): void {
  let fields = known.get(schema);
  if (fields === undefined) {
    fields = fieldsOf(schema, "", MAX_DEPTH);
    known.set(schema, fields);
  }
  countIn(fields, [record], counts);
}

function countIn(
  fields: readonly Field[],
  objects: readonly JsonObject[],
  counts: Record<string, FieldCount>,
): void {
  for (const { name, path, fields: inner } of fields) {
    const count = (counts[path] ??= { filled: 0, empty: 0 });
    const values = objects.map((object) => object[name] ?? null).filter((value) => value !== null);
    if (values.length === 0) {
      count.empty += 1;
      continue;
    }
    count.filled += 1;
    if (inner.length === 0) continue;
    const within = (values as unknown[]).flat(Infinity).filter((value) => value !== null) as JsonObject[];
    if (within.length > 0) countIn(inner, within, counts);
  }
}

function fieldsOf(schema: z.core.$ZodType, prefix: string, depth: number): Field[] {
  const { innerType, element, type, shape } = schema._zod.def as {
    type: string;
    innerType?: z.core.$ZodType;
    element?: z.core.$ZodType;
    shape?: z.core.$ZodShape;
  };
  if (innerType !== undefined) return fieldsOf(innerType, prefix, depth);
  if (type === "array" && element !== undefined) return fieldsOf(element, `${prefix.slice(0, -1)}[].`, depth);
  if (type !== "object" || depth === 0) return [];
  return Object.entries(shape ?? {}).map(([name, field]) => ({
    name,
    path: prefix + name,
    fields: fieldsOf(field, `${prefix}${name}.`, depth - 1),
  }));
}
