import { z } from "zod";
import type { JsonObject } from "../../kernel/json.ts";
import type { Operation, Scraper } from "../../plugin-sdk/define-scraper.ts";
import { alternativesOf } from "../../plugin-sdk/input/at-least-one.ts";
import { COVERAGE_OUTCOMES } from "../../plugin-sdk/found.ts";
import { fieldNamesOf, strictInputOf } from "./fields.ts";

/** Records that one Request may ask for, at most. */
export const MAX_LIMIT = 100_000;
/** Records that a Request gets when it names no limit. */
export const DEFAULT_LIMIT = 100;

const inputs = new WeakMap<Operation, JsonObject>();
const records = new WeakMap<Operation, JsonObject>();
const scrapers = new WeakMap<Scraper, JsonObject>();

/** JSON Schema 2020-12 of what a caller sends for one operation. Computed once; do not change the result. */
export function inputSchemaOf(operation: Operation): JsonObject {
  return once(inputs, operation, () => {
    fieldNamesOf(operation); // Fails for a field name that is claimed twice.
    const schema = toJsonSchema(strictInputOf(operation), "input");
    const names = [operation.name, ...(operation.aliases ?? [])];
    const host: JsonObject = {
      operation: {
        ...(names.length === 1 ? { const: operation.name } : { enum: names }),
        description: `Selects the operation ${operation.name}. Compared without case, hyphens, underscores and spaces.`,
      },
      limit: {
        type: "integer",
        minimum: 1,
        maximum: MAX_LIMIT,
        default: DEFAULT_LIMIT,
        description: "Most Records to store.",
      },
    };
    return {
      ...schema,
      title: operation.title,
      description: operation.summary,
      properties: { ...host, ...(schema["properties"] as JsonObject) },
      ...needs(alternativesOf(operation.input)),
    };
  });
}

/** Of each of these lists of fields one has to be there. In `allOf`, since `anyOf` alone says that a value has one of several forms. */
function needs(lists: readonly (readonly string[])[]): JsonObject {
  const allOf = lists.map((fields) => ({ anyOf: fields.map((field) => ({ required: [field] })) }));
  return allOf.length === 0 ? {} : { allOf };
}

/**
 * One JSON Schema for a whole family: `anyOf` its operations that the public can use. `operation` may be left out
 * for the default operation and for those that the input itself can select.
 */
export function scraperInputSchema(scraper: Scraper): JsonObject {
  return once(scrapers, scraper, () => ({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: scraper.title,
    type: "object",
    anyOf: scraper.operations
      .filter((operation) => operation.availability !== "not_public")
      .map((operation) => {
        const { $schema: _dialect, ...schema } = inputSchemaOf(operation);
        const required = (schema["required"] ?? []) as string[];
        const mayOmit = operation.name === scraper.defaultOperation || operation.selects !== undefined;
        return mayOmit ? schema : { ...schema, required: ["operation", ...required] };
      }),
  }));
}

/** JSON Schema 2020-12 of one stored Record, with the fields that the host adds. Computed once. */
export function recordSchemaOf(operation: Operation): JsonObject {
  return once(records, operation, () => {
    const schema = toJsonSchema(operation.record, "output");
    // Of a Record that a caller may have compact, no field is sure to be there.
    const isWhole = operation.compactBy === undefined;
    const required = isWhole ? ((schema["required"] ?? []) as string[]) : [];
    return {
      ...schema,
      properties: { ...(schema["properties"] as JsonObject), ...hostFields(operation) },
      required: [...required, "_source"],
    };
  });
}

function hostFields(operation: Operation): JsonObject {
  const features = [...(operation.features ?? [])];
  const coverage: JsonObject = {
    requestedFeatures: {
      type: "array",
      items: { enum: features },
      description: "Feature flags that the Request asked for.",
    },
    featureCoverage: {
      type: "object",
      propertyNames: { enum: features },
      additionalProperties: { enum: [...COVERAGE_OUTCOMES] },
      description: "What this Record holds of each requested feature.",
    },
  };
  const source = object("Where the Record was read.", {
    url: { type: "string", description: "The page." },
    fetchedAt: { type: "string", format: "date-time", description: "When it was fetched." },
    operation: { const: operation.name, description: "The operation that read it." },
  });
  const cut = object("A field that was cut because the Record was over 1 MiB.", {
    path: { type: "string", description: "Path of the field." },
    originalLength: { type: "integer", minimum: 0, description: "Characters or items that it had." },
    keptLength: { type: "integer", minimum: 0, description: "Characters or items that are left." },
  });
  return {
    ...(features.length > 0 ? coverage : {}),
    _source: source,
    _truncated: {
      type: "array",
      items: cut,
      description: "Fields that were cut; absent when all is there.",
    },
  };
}

function object(description: string, properties: JsonObject): JsonObject {
  return {
    type: "object",
    description,
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

function toJsonSchema(schema: z.ZodObject, io: "input" | "output"): JsonObject {
  const made = z.toJSONSchema(schema, {
    io,
    target: "draft-2020-12",
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }) {
      // Words of ours, under which JSON Schema has none.
      for (const word of ["aliases", "person"]) {
        const { [word]: said } = jsonSchema;
        if (said === undefined) continue;
        delete jsonSchema[word];
        jsonSchema[`x-${word}`] = said;
      }
      // zod leaves out defaults of schemas that convert ("25" to 25); the default itself needs no conversion.
      const { def } = zodSchema._zod;
      if (def.type === "default") jsonSchema.default = def.defaultValue;
    },
  });
  return JSON.parse(JSON.stringify(made)) as JsonObject;
}

function once<K extends object>(cache: WeakMap<K, JsonObject>, key: K, make: () => JsonObject): JsonObject {
  const known = cache.get(key);
  if (known) return known;
  const made = make();
  cache.set(key, made);
  return made;
}
