import { isJsonObject, type JsonObject } from "../../kernel/json.ts";

/** How the text of a flag becomes a value. */
export type FieldKind = "text" | "integer" | "number" | "boolean" | "list" | "json";

/** One field of an operation's input, as its JSON Schema describes it. */
export interface InputField {
  name: string;
  kind: FieldKind;
  /** Kind of an item, when `kind` is `list`. */
  itemKind: FieldKind;
  /** True when an item is a URL, in which commas are usual. */
  isUrl: boolean;
  description: string;
  /** Accepted words, when the schema lists them. */
  choices: string[];
  required: boolean;
  /** It and the fields of which one is required; empty when it may be left out. */
  oneOf: string[];
  aliases: string[];
}

/** Sent by the host itself, with flags of their own. */
const HOST_FIELDS = new Set(["operation", "limit"]);

/** Fields of one operation, or of all together; of two fields with one name the first counts. */
export function inputFields(operations: readonly { inputSchema: unknown }[]): InputField[] {
  const found = new Map<string, InputField>();
  for (const { inputSchema } of operations) {
    if (!isJsonObject(inputSchema) || !isJsonObject(inputSchema["properties"])) continue;
    const required = Array.isArray(inputSchema["required"]) ? inputSchema["required"] : [];
    const lists = Array.isArray(inputSchema["allOf"]) ? inputSchema["allOf"].filter(isJsonObject) : [];
    const oneOf = lists.flatMap(variants).flatMap((way) => strings(way["required"]));
    for (const [name, schema] of Object.entries(inputSchema["properties"])) {
      if (HOST_FIELDS.has(name) || found.has(name) || !isJsonObject(schema)) continue;
      const needs = { required: required.includes(name), oneOf: oneOf.includes(name) ? oneOf : [] };
      found.set(name, { ...fieldOf(name, schema), ...needs });
    }
  }
  return [...found.values()];
}

function fieldOf(name: string, schema: JsonObject): Omit<InputField, "required" | "oneOf"> {
  const items = isJsonObject(schema["items"]) ? schema["items"] : {};
  const kind = kindOf(schema);
  const value = kind === "list" ? items : schema;
  const shown = schema["default"];
  return {
    name,
    kind,
    itemKind: kindOf(items),
    isUrl: variants(value).some((one) => one["format"] === "uri"),
    description: [
      typeof schema["description"] === "string" ? schema["description"] : "",
      shown === undefined ? "" : `(default ${JSON.stringify(shown)})`,
    ]
      .join(" ")
      .trim(),
    choices: strings(value["enum"]),
    aliases: strings(schema["x-aliases"]),
  };
}

/** Kind of the first variant: plugins put the simplest form first. */
function kindOf(schema: JsonObject): FieldKind {
  const [first = {}] = variants(schema).filter((one) => one["type"] !== "null");
  switch (first["type"]) {
    case "array":
      return "list";
    case "boolean":
    case "integer":
    case "number":
      return first["type"];
    case "object":
      return "json";
    default:
      return "text";
  }
}

function variants(schema: JsonObject): JsonObject[] {
  const several = schema["anyOf"] ?? schema["oneOf"];
  return Array.isArray(several) ? several.filter(isJsonObject) : [schema];
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}
