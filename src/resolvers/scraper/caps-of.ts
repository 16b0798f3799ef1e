import { isJsonObject } from "../../kernel/json.ts";

/** The cap of each property of an input's JSON Schema that has one: items of a list, or the highest number. */
export function capsOf(inputSchema: unknown): Record<string, number> {
  const properties = isJsonObject(inputSchema) ? inputSchema["properties"] : null;
  if (!isJsonObject(properties)) return {};
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) => {
      const cap = isJsonObject(schema) ? (schema["maxItems"] ?? schema["maximum"]) : undefined;
      return typeof cap === "number" && cap < Number.MAX_SAFE_INTEGER ? [[name, cap]] : [];
    }),
  );
}
