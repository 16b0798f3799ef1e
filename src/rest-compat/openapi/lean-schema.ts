import { isJsonObject } from "../../kernel/json.ts";
import { withInner } from "./inner-schemas.ts";
import type { JsonSchema } from "./json-schema.ts";

const DATES: readonly unknown[] = ["date-time", "date"];

/**
 * The same schema in fewer words: without zod's patterns of dates, a page long where the format says it, without bounds that
 * are none, and with `null` among the types of a field that has one.
 */
export function leanSchema(schema: JsonSchema): JsonSchema {
  const lean = withInner(schema, leanSchema);
  if (DATES.includes(lean["format"])) delete lean["pattern"];
  if (lean["maximum"] === Number.MAX_SAFE_INTEGER) delete lean["maximum"];
  if (lean["minimum"] === Number.MIN_SAFE_INTEGER) delete lean["minimum"];
  if (isJsonObject(lean["properties"]))
    lean["properties"] = Object.fromEntries(
      Object.entries(lean["properties"]).map(([name, one]) => [name, typedOrNull(one as JsonSchema)]),
    );
  return lean;
}

const STRUCTURED: readonly unknown[] = ["object", "array"];

/** What is an object or a list stays as it is, for it may become a component, and so does one of a few values. */
function typedOrNull(schema: JsonSchema): JsonSchema {
  const { anyOf = [], ...said } = schema;
  const [{ type, ...one } = {}, other, ...more] = anyOf as JsonSchema[];
  const isPlain =
    typeof type === "string" && !STRUCTURED.includes(type) && !("enum" in one || "const" in one);
  return isPlain && other?.["type"] === "null" && more.length === 0
    ? { type: [type, "null"], ...one, ...said }
    : schema;
}
