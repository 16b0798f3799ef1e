import { type JsonSchema, refTo } from "./json-schema.ts";

/** The same components; what says of itself what another does, and has all of its fields and more, is that other and the rest. */
export function extendedComponents(
  components: Readonly<Record<string, JsonSchema>>,
): Record<string, JsonSchema> {
  const all = Object.entries(components);
  return Object.fromEntries(
    all.map(([name, schema]) => {
      const base = all.find(([, other]) => isExtendedBy(other, schema));
      return [name, base === undefined ? schema : beyond(schema, ...base)];
    }),
  );
}

function isExtendedBy(base: JsonSchema, schema: JsonSchema): boolean {
  const [fields, more] = [fieldsOf(base), fieldsOf(schema)];
  return (
    base["description"] === schema["description"] &&
    fields.length > 0 &&
    fields.length < more.length &&
    new Set([...fields, ...more]).size === more.length
  );
}

/** Texts that are equal for fields that are. */
function fieldsOf({ properties = {}, required = [] }: JsonSchema): string[] {
  const needed = new Set(required as string[]);
  return Object.entries(properties as JsonSchema).map((field) =>
    JSON.stringify([...field, needed.has(field[0])]),
  );
}

function beyond(schema: JsonSchema, name: string, base: JsonSchema): JsonSchema {
  const known = Object.keys(base["properties"] as JsonSchema);
  const own = Object.entries(schema["properties"] as JsonSchema).filter(([field]) => !known.includes(field));
  const required = (schema["required"] as string[]).filter((field) => !known.includes(field));
  return { ...schema, allOf: [refTo(name)], properties: Object.fromEntries(own), required };
}
