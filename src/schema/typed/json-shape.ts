import { isJsonObject, type Json, type JsonObject } from "../../kernel/json.ts";

/** What a JSON Schema says of a value, as far as GraphQL can say it. `open` is any JSON. */
export type Shape = { description: string | null; nullable: boolean } & (
  | { kind: "moment" }
  | { kind: "string" | "boolean" | "number" | "integer" | "long" | "open" }
  | { kind: "enum"; values: string[] }
  | { kind: "list"; items: JsonObject }
  | { kind: "object"; title: string | null; fields: ShapeField[] }
);

export interface ShapeField {
  name: string;
  schema: JsonObject;
  required: boolean;
}

const MAX_INT = 2 ** 31 - 1;

/** Reads a JSON Schema 2020-12 as zod writes it. */
export function shapeOf(schema: JsonObject): Shape {
  const description = typeof schema["description"] === "string" ? schema["description"] : null;
  const { nullable, inner } = withoutNull(schema);
  return { description, nullable, ...kindOf(inner) };
}

function withoutNull(schema: JsonObject): { nullable: boolean; inner: JsonObject } {
  const { type, anyOf } = schema;
  if (Array.isArray(type)) {
    const kinds = type.filter((one) => one !== "null");
    const inner = { ...schema, type: kinds.length === 1 ? (kinds[0] ?? null) : kinds };
    return { nullable: kinds.length < type.length, inner };
  }
  if (!Array.isArray(anyOf)) return { nullable: false, inner: schema };
  const branches = anyOf.filter(isJsonObject);
  const filled = branches.filter((branch) => branch["type"] !== "null");
  const [only] = filled;
  if (filled.length !== 1 || only === undefined)
    return { nullable: filled.length < branches.length, inner: { anyOf: filled } };
  const inside = withoutNull(only);
  return { nullable: inside.nullable || filled.length < branches.length, inner: inside.inner };
}

type Kind = Shape extends infer S ? (S extends Shape ? Omit<S, "description" | "nullable"> : never) : never;

function kindOf(schema: JsonObject): Kind {
  const { type, enum: values, const: only, items, anyOf, format } = schema;
  if (Array.isArray(anyOf)) return simplestOf(anyOf.filter(isJsonObject));
  if (typeof only === "string") return { kind: "string" };
  if (typeof only === "boolean") return { kind: "boolean" };
  if (isTexts(values)) return { kind: "enum", values };
  if (type === "string" && format === "date-time") return { kind: "moment" };
  if (type === "string" || type === "boolean" || type === "number") return { kind: type };
  if (type === "integer")
    return { kind: within(schema["minimum"]) && within(schema["maximum"]) ? "integer" : "long" };
  if (type === "array" && isJsonObject(items)) return { kind: "list", items };
  return type === "object" ? objectOf(schema) : { kind: "open" };
}

/** Of an input that takes several forms the plain text; what has no such form is open. */
function simplestOf(branches: readonly JsonObject[]): Kind {
  const hasText = branches.some((branch) => ["string", "moment"].includes(kindOf(branch).kind));
  return { kind: hasText ? "string" : "open" };
}

function isTexts(values: Json | undefined): values is string[] {
  return Array.isArray(values) && values.every((value) => typeof value === "string");
}

function within(bound: Json | undefined): boolean {
  return typeof bound === "number" && Math.abs(bound) <= MAX_INT;
}

/** Closed objects, and maps whose keys are known. */
function objectOf(schema: JsonObject): Kind {
  const { properties, propertyNames, additionalProperties, required, title } = schema;
  const keys = isJsonObject(propertyNames) ? propertyNames["enum"] : undefined;
  const named = typeof title === "string" ? title : null;
  if (isTexts(keys) && keys.length > 0 && isJsonObject(additionalProperties)) {
    const fields = keys.map((name) => ({ name, schema: additionalProperties, required: false }));
    return { kind: "object", title: named, fields };
  }
  const isOpen = additionalProperties === true || isJsonObject(additionalProperties);
  if (!isJsonObject(properties) || isOpen || Object.keys(properties).length === 0) return { kind: "open" };
  const needed = isTexts(required) ? required : [];
  const fields = Object.entries(properties).map(([name, field]) => ({
    name,
    schema: isJsonObject(field) ? field : {},
    required: needed.includes(name),
  }));
  return { kind: "object", title: named, fields };
}
