import type { ComponentNames } from "./component-names.ts";
import { type JsonSchema, refTo } from "./json-schema.ts";

/** Bytes that a component has to save. */
const LEAST = 300;

interface Field {
  name: string;
  schema: JsonSchema;
  isRequired: boolean;
  /** The components that have it. */
  of: string[];
}

/** Fields that several of these objects have alike stand in components of their own, and the objects are `allOf` these. */
export function withSharedFields(
  schemas: Readonly<Record<string, JsonSchema>>,
  names: ComponentNames,
): Record<string, JsonSchema> {
  const made = { ...schemas };
  for (const fields of Map.groupBy(fieldsOf(schemas), ({ of }) => of.join(" ")).values()) {
    const [{ of, name }] = fields as [Field];
    const [first = "", ...others] = of;
    const bytes = JSON.stringify(fields.map(({ name, schema }) => [name, schema])).length;
    if (others.length * bytes - of.length * JSON.stringify(refTo(first)).length < LEAST) continue;
    const shared = names.claim(...first.split("."), "with", name);
    if (shared === null) continue;
    made[shared] = objectOf(fields);
    for (const id of of) made[id] = withPart(made[id] ?? {}, shared, fields);
  }
  return made;
}

function fieldsOf(schemas: Readonly<Record<string, JsonSchema>>): Field[] {
  const fields = new Map<string, Field>();
  for (const [id, { properties = {}, required = [] }] of Object.entries(schemas))
    for (const [name, schema] of Object.entries(properties as Record<string, JsonSchema>)) {
      const isRequired = (required as string[]).includes(name);
      const key = JSON.stringify([name, schema, isRequired]);
      const field = fields.get(key) ?? { name, schema, isRequired, of: [] };
      fields.set(key, field);
      field.of.push(id);
    }
  return [...fields.values()];
}

function objectOf(fields: readonly Field[]): JsonSchema {
  const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return {
    type: "object",
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 ? { required } : {}),
  };
}

function withPart(schema: JsonSchema, part: string, fields: readonly Field[]): JsonSchema {
  const { allOf = [], properties, required, additionalProperties, ...rest } = schema;
  const moved = new Set(fields.map(({ name }) => name));
  const own = Object.entries(properties as JsonSchema).filter(([name]) => !moved.has(name));
  const needed = ((required ?? []) as string[]).filter((name) => !moved.has(name));
  return {
    ...rest,
    allOf: [...(allOf as JsonSchema[]), refTo(part)],
    ...(own.length > 0 ? { properties: Object.fromEntries(own) } : {}),
    ...(needed.length > 0 ? { required: needed } : {}),
    // Which knows the fields of the parts, as `additionalProperties` does not.
    ...(additionalProperties === undefined ? {} : { unevaluatedProperties: additionalProperties }),
  };
}
