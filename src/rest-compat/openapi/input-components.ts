import type { ScraperShapesFragment } from "../../generated/rest-documents.ts";
import { compactSchemas } from "./compact-schemas.ts";
import { anyOf, type JsonSchema, refTo, withoutIdentity } from "./json-schema.ts";

/**
 * What creates a Request: `NewRequest` is one of `NewRequest.<scraper>`, whose `input` is any of
 * `Input.<scraper>.<operation>`. An input that leaves `operation` out may fit several of these.
 * @param plain `NewRequest` as the server reads it before it knows the scraper
 */
export function inputComponents(
  scrapers: readonly ScraperShapesFragment[],
  plain: JsonSchema,
): Record<string, JsonSchema> {
  const schemas: Record<string, JsonSchema> = {};
  const mapping: Record<string, string> = {};
  for (const { id, title, summary, inputSchema } of scrapers) {
    if (inputSchema === null) continue;
    const inputs = (inputSchema as { anyOf: JsonSchema[] }).anyOf.map((operation): [string, JsonSchema] => [
      `Input.${id}.${operationOf(operation)}`,
      withNeededFields(withoutIdentity(operation)),
    ]);
    Object.assign(schemas, compactSchemas(Object.fromEntries(inputs)));
    schemas[`Input.${id}`] = { title, description: summary, ...anyOf(inputs.map(([name]) => refTo(name))) };
    const properties = plain["properties"] as JsonSchema;
    const own = { scraper: { const: id, description: "Scraper id." }, input: refTo(`Input.${id}`) };
    schemas[`NewRequest.${id}`] = { ...plain, title, properties: { ...properties, ...own } };
    mapping[id] = refTo(`NewRequest.${id}`).$ref;
  }
  const refs = Object.values(mapping).map(($ref) => ({ $ref }));
  const { description } = plain;
  // One of one is no choice.
  if (refs.length === 1) schemas["NewRequest"] = { description, ...refs[0] };
  if (refs.length > 1)
    schemas["NewRequest"] = { description, oneOf: refs, discriminator: { propertyName: "scraper", mapping } };
  return schemas;
}

/** The operation that a schema of an input selects. */
function operationOf(schema: JsonSchema): string {
  const { operation } = schema["properties"] as { operation: { const?: string; enum?: string[] } };
  return operation.const ?? operation.enum?.[0] ?? "";
}

/** The same, where of several fields one is needed, with each of them named once more: readers look for it next to what requires it. */
function withNeededFields(schema: JsonSchema): JsonSchema {
  const { allOf } = schema;
  return Array.isArray(allOf) ? { ...schema, allOf: allOf.map(namedAgain) } : schema;
}

function namedAgain(one: JsonSchema): JsonSchema {
  const { anyOf: choices } = one as { anyOf?: { required?: string[] }[] };
  const isOfFields = choices?.every((choice) => Object.keys(choice).join() === "required");
  if (!isOfFields) return one;
  return {
    anyOf: choices?.map(({ required = [] }) => ({
      properties: Object.fromEntries(required.map((field) => [field, {}])),
      required,
    })),
  };
}
