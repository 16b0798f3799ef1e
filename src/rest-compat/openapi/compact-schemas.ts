import { ComponentNames } from "./component-names.ts";
import type { JsonSchema } from "./json-schema.ts";
import { leanSchema } from "./lean-schema.ts";
import { withSharedFields } from "./shared-fields.ts";
import { withSharedParts } from "./shared-parts.ts";

/** The same components, with what several of them have alike in components of its own. @param others Further names in use */
export function compactSchemas(
  schemas: Readonly<Record<string, JsonSchema>>,
  others: readonly string[] = [],
): Record<string, JsonSchema> {
  const names = new ComponentNames([...Object.keys(schemas), ...others]);
  const lean = Object.entries(schemas).map(([name, schema]) => [name, leanSchema(schema)] as const);
  return withSharedFields(withSharedParts(Object.fromEntries(lean), names), names);
}
