import { z } from "zod";

export interface OpenApi {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: {
    schemas: Record<string, object>;
    headers: Record<string, { description: string; schema: { type: string } }>;
    responses: Record<string, OpenApiResponse>;
    examples: Record<string, { summary: string; value: unknown }>;
    securitySchemes: Record<string, unknown>;
  };
}

export interface OpenApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: { name: string; in: string; required: boolean; description?: string; schema: object }[];
  requestBody?: { required: boolean; content: Record<string, OpenApiMedia> };
  responses: Record<string, OpenApiResponse>;
}

export interface OpenApiResponse {
  description: string;
  headers: Record<string, { $ref: string } | object>;
  content: Record<string, OpenApiMedia>;
}

interface OpenApiMedia {
  schema: object;
  example?: unknown;
  examples?: Record<string, { $ref: string }>;
}

/** The same document with each response in the place where it is referred to. */
export function withResponses(document: OpenApi): OpenApi {
  const whole = structuredClone(document);
  for (const { responses } of Object.values(whole.paths).flatMap((item) => Object.values(item)))
    for (const [status, stated] of Object.entries(responses)) {
      const { $ref } = stated as { $ref?: string };
      const referred =
        $ref === undefined ? undefined : whole.components.responses[$ref.split("/").at(-1) ?? ""];
      if (referred !== undefined) responses[status] = referred;
    }
  return whole;
}

const PREFIX = "#/components/schemas/";

type Validator = ReturnType<typeof z.fromJSONSchema>;
/** Most answers have one of a few schemas, and a validator of one takes a while to make. */
const validators = new WeakMap<OpenApi, Map<string, Validator>>();

/** Problems of a value by a schema of the document; none when it fits. Fields that are not declared are problems too. */
export function problemsOf(document: OpenApi, schema: object, value: unknown): string[] {
  const parsed = validatorOf(document, schema).safeParse(value);
  return parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
}

function validatorOf(document: OpenApi, schema: object): Validator {
  const known = validators.get(document) ?? new Map<string, Validator>();
  validators.set(document, known);
  const text = JSON.stringify(schema);
  const found = known.get(text) ?? validatorFor(document, schema);
  known.set(text, found);
  return found;
}

function validatorFor(document: OpenApi, schema: object): Validator {
  const whole = closed({ $defs: reached(document, schema), ...inOne(document, schema) });
  return z.fromJSONSchema(whole as Parameters<typeof z.fromJSONSchema>[0]);
}

/** The components that a schema refers to, directly or not. */
function reached(
  document: OpenApi,
  schema: object,
  found: Record<string, object> = {},
): Record<string, object> {
  for (const [, id = ""] of JSON.stringify(schema).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)) {
    const component = document.components.schemas[id];
    if (component === undefined || id in found) continue;
    found[id] = inOne(document, component);
    reached(document, component, found);
  }
  return found;
}

interface ObjectSchema {
  $ref?: string;
  allOf?: ObjectSchema[];
  properties?: Record<string, object>;
  required?: string[];
  unevaluatedProperties?: unknown;
}

/** An object that is `allOf` several as one that has the fields of all; a later one says more of a field than one before. */
export function inOne(document: OpenApi, schema: object): object {
  const { allOf, unevaluatedProperties, ...own } = schema as ObjectSchema;
  if (allOf === undefined) return schema;
  const parts = [...allOf, own].map(({ $ref, ...part }): ObjectSchema => {
    const named = $ref === undefined ? {} : document.components.schemas[$ref.slice(PREFIX.length)];
    return inOne(document, { ...named, ...part });
  });
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  return {
    ...own,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as object,
    ...(required.size > 0 ? { required: [...required] } : {}),
    ...(unevaluatedProperties === undefined ? {} : { additionalProperties: unevaluatedProperties }),
  };
}

/** References as plain JSON Schema has them, and objects that allow only what they declare. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== "object" || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [
    key,
    key === "$ref" ? `#/$defs/${String(value).slice(PREFIX.length)}` : closed(value),
  ]);
  const made = Object.fromEntries(entries) as Record<string, unknown>;
  if (typeof made.properties === "object" && !("additionalProperties" in made))
    made.additionalProperties = false;
  return made;
}

const SAFE: readonly unknown[] = [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];

/** A schema as the catalog and the document both have it: written out, and in one of the ways in which each thing can be said. */
export function inFull(document: OpenApi, schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map((one) => inFull(document, one));
  if (typeof schema !== "object" || schema === null) return schema;
  const { $ref, ...said } = inOne(document, schema) as ObjectSchema & Record<string, unknown>;
  if ($ref !== undefined)
    return {
      ...(inFull(document, document.components.schemas[$ref.slice(PREFIX.length)]) as object),
      ...said,
    };
  const { type, pattern, required, ...rest } = said as Record<string, unknown>;
  const isDate = rest["format"] === "date" || rest["format"] === "date-time";
  const full = Object.fromEntries(
    Object.entries({ ...rest, ...(isDate ? {} : { pattern }) })
      .filter(([, value]) => value !== undefined && !SAFE.includes(value))
      .map(([key, value]) => [key, inFull(document, value)]),
  );
  const needed = Array.isArray(required) ? required.toSorted() : inFull(document, required);
  const whole = { ...full, ...(required === undefined ? {} : { required: needed }) };
  if (!Array.isArray(type)) return type === undefined ? whole : { ...whole, type: inFull(document, type) };
  const { description, ...one } = whole as { description?: string };
  return {
    anyOf: [{ ...one, type: type[0] as unknown }, { type: "null" }],
    ...(description && { description }),
  };
}
