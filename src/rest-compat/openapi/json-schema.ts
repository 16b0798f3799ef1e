import { z } from "zod";
import { leanSchema } from "./lean-schema.ts";
import { components } from "./schemas/components.ts";

export type JsonSchema = Record<string, unknown>;

const PREFIX = "#/components/schemas/";
const OPTIONS = {
  // What a caller sends, and what an answer is held to: undeclared fields are not forbidden there.
  io: "input",
  target: "draft-2020-12",
  unrepresentable: "any",
  override: ({ jsonSchema }: { jsonSchema: JsonSchema }) => {
    // Keys of JSON objects are text anyway.
    delete jsonSchema.propertyNames;
  },
} as const;

/** Every named declaration as a component, referring to each other. */
export function declaredComponents(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(components, { ...OPTIONS, uri: (id) => PREFIX + id });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => [id, leanSchema(withoutIdentity(schema as JsonSchema))]),
  );
}

/** A component by its id. */
export function refTo(id: string): { $ref: string } {
  return { $ref: PREFIX + id };
}

/** Any of these; the only one itself. */
export function anyOf(schemas: readonly JsonSchema[]): JsonSchema {
  return schemas.length === 1 && schemas[0] !== undefined ? schemas[0] : { anyOf: schemas };
}

/** A named declaration by reference, any other one in full. */
export function schemaOf(schema: z.ZodType): JsonSchema {
  const known = components.get(schema);
  if (known) return refTo(known.id);
  return leanSchema(withoutIdentity(z.toJSONSchema(schema, OPTIONS)));
}

/** A schema inside the document has neither a dialect nor an address of its own. */
export function withoutIdentity({ $schema: _dialect, $id: _id, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
