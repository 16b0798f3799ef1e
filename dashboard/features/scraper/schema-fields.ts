interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  description?: string;
}

export interface SchemaField {
  name: string;
  /** In a word or a few: `string`, `integer[]`. */
  type: string;
  description: string;
  need: "required" | "oneOfThese" | undefined;
}

/** The fields of a JSON Schema of an object, as a table shows them. */
export function fieldsOf(schema: unknown): SchemaField[] {
  const { properties = {}, required = [], allOf = [] } = schema as JsonSchema;
  const alternatives = allOf.flatMap(({ anyOf = [] }) => anyOf.flatMap((way) => way.required ?? []));
  return Object.entries(properties).map(([name, field]) => ({
    name,
    type: typeOf(field),
    description: field.description ?? "",
    need: required.includes(name) ? "required" : alternatives.includes(name) ? "oneOfThese" : undefined,
  }));
}

function typeOf({ type, enum: values, const: value, items, anyOf }: JsonSchema): string {
  if (values) return values.map((one) => String(one)).join(" | ");
  if (value !== undefined) return JSON.stringify(value);
  if (anyOf)
    return anyOf
      .map(typeOf)
      .filter((one) => one !== "null")
      .join(" | ");
  if (items) return `${typeOf(items)}[]`;
  return [type ?? "any"]
    .flat()
    .filter((one) => one !== "null")
    .join(" | ");
}
