import { isJsonObject } from "../../kernel/json.ts";
import type { JsonSchema } from "./json-schema.ts";

type Change = (inner: JsonSchema, word: string) => JsonSchema;

/**
 * The schema with each that stands in it changed, and the word that leads there. Of a list it is that of its items, of what
 * may be null that of what it is otherwise.
 */
export function withInner(schema: JsonSchema, change: Change): JsonSchema {
  const { properties, additionalProperties: value } = schema;
  const made = { ...schema };
  if (isJsonObject(properties))
    made["properties"] = Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [name, core(one as JsonSchema, name, change)]),
    );
  if (isJsonObject(value)) made["additionalProperties"] = core(value, "value", change);
  for (const keyword of ["anyOf", "oneOf", "allOf"]) {
    const several = schema[keyword] as JsonSchema[] | undefined;
    if (several) made[keyword] = several.map((one, at) => core(one, String(at + 1), change));
  }
  return made;
}

function core(schema: JsonSchema, word: string, change: Change): JsonSchema {
  const { items, anyOf = [] } = schema;
  if (isJsonObject(items)) return { ...schema, items: core(items, word, change) };
  const [one, other, ...more] = anyOf as JsonSchema[];
  return one !== undefined && other?.["type"] === "null" && more.length === 0
    ? { ...schema, anyOf: [core(one, word, change), other] }
    : change(schema, word);
}
