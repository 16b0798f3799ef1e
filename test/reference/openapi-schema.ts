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
  const whole = closed({ $defs: reached(document, schema), ...schema });
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
    found[id] = component;
    reached(document, component, found);
  }
  return found;
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
  const isPart =
    Array.isArray(made.required) &&
    "code" in ((made.properties as object) ?? {}) &&
    Object.keys(made.properties as object).length === 1;
  if (typeof made.properties === "object" && !("additionalProperties" in made) && !isPart)
    made.additionalProperties = false;
  return made;
}
