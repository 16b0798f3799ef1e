import { isJsonObject, type Json, type JsonObject } from "../../kernel/json.ts";

/** Every object schema that a value of this schema may be: through lists, alternatives and maps. */
function objectsIn(schema: JsonObject): JsonObject[] {
  const list: Json[] = [schema["items"] ?? null];
  for (const key of ["anyOf", "oneOf", "allOf", "prefixItems"]) {
    const parts = schema[key];
    if (Array.isArray(parts)) list.push(...parts);
  }
  const own = isJsonObject(schema["properties"]) ? [schema] : [];
  return [...own, ...list.filter(isJsonObject).flatMap(objectsIn)];
}

function propertiesOf(schemas: readonly JsonObject[]): Map<string, JsonObject[]> {
  const properties = schemas.flatMap((schema) => Object.entries(schema["properties"] as JsonObject));
  const byName = Map.groupBy(properties, ([name]) => name);
  return new Map(
    [...byName].map(([name, all]) => [name, all.flatMap(([, one]) => (isJsonObject(one) ? [one] : []))]),
  );
}

/** Paths of all fields of a Record schema, such as `seller.name` or `reviews.text`; those of a map have none. */
export function fieldPaths(schema: JsonObject, above = ""): string[] {
  return [...propertiesOf(objectsIn(schema))].flatMap(([name, schemas]) => [
    above + name,
    ...new Set(schemas.flatMap((one) => fieldPaths(one, `${above}${name}.`))),
  ]);
}

/** Paths in a draft that its schema does not know: zod would drop them without a word. */
export function unknownPaths(value: Json, schema: JsonObject, above = ""): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((one) => unknownPaths(one, schema, above)))];
  const objects = objectsIn(schema);
  if (!isJsonObject(value) || objects.length === 0) return [];
  const properties = propertiesOf(objects);
  return Object.entries(value).flatMap(([name, below]) => {
    const schemas = properties.get(name);
    if (schemas === undefined) return [above + name];
    return unknownPaths(below, { anyOf: schemas }, `${above}${name}.`);
  });
}

/** Adds the paths at which a Record holds something: not null, and no empty list. */
export function addFilledPaths(value: Json, filled: Set<string>, above = ""): void {
  if (Array.isArray(value)) return value.forEach((one) => addFilledPaths(one, filled, above));
  if (!isJsonObject(value)) return;
  for (const [name, below] of Object.entries(value)) {
    if (below === null || (Array.isArray(below) && below.length === 0)) continue;
    filled.add(above + name);
    addFilledPaths(below, filled, `${above}${name}.`);
  }
}
