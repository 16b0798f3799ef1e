import type { ComponentNames } from "./component-names.ts";
import { withInner } from "./inner-schemas.ts";
import { type JsonSchema, refTo } from "./json-schema.ts";

/** Bytes that a component has to save. */
const LEAST = 200;

interface Part {
  schema: JsonSchema;
  /** Words that lead to where it stands first. */
  path: readonly string[];
  /** The schemas that it stands in, however often each of them does. */
  holders: Set<string>;
}

/**
 * What stands in several of these schemas alike is a component of its own, named by where it stands first, such as
 * `Record.video.Video.channel`. What a field says of itself stays with the field.
 */
export function withSharedParts(
  schemas: Readonly<Record<string, JsonSchema>>,
  names: ComponentNames,
): Record<string, JsonSchema> {
  const parts = new Map<string, Part>();
  for (const [id, schema] of Object.entries(schemas)) collect(schema, id, id.split("."), parts);
  const made: Record<string, JsonSchema> = {};
  const components = new Map<string, string>();
  const component = (schema: JsonSchema): JsonSchema => {
    const { key, said } = split(schema);
    const part = parts.get(key);
    if (part === undefined || !isWorthIt(part, key)) return withInner(schema, component);
    const name = components.get(key) ?? names.claim(...part.path);
    if (name === null) return withInner(schema, component);
    if (!components.has(key)) {
      components.set(key, name);
      made[name] = withInner(part.schema, component);
    }
    return { ...refTo(name), ...said };
  };
  const whole = Object.entries(schemas).map(([id, schema]) => [id, withInner(schema, component)] as const);
  return { ...Object.fromEntries(whole), ...made };
}

function collect(
  schema: JsonSchema,
  holder: string,
  path: readonly string[],
  parts: Map<string, Part>,
): JsonSchema {
  return withInner(schema, (inner, word) => {
    const { key, bare } = split(inner);
    const at = [...path, word];
    const part = parts.get(key) ?? { schema: bare, path: at, holders: new Set() };
    parts.set(key, part);
    part.holders.add(`${holder} ${word}`);
    return collect(inner, key, at, parts);
  });
}

function isWorthIt({ path, holders }: Part, { length }: string): boolean {
  const reference = JSON.stringify(refTo(path.join("."))).length;
  return (holders.size - 1) * length - holders.size * reference > LEAST;
}

/** A schema, its text, and what is said of the field that has it. */
function split(schema: JsonSchema): { bare: JsonSchema; key: string; said: JsonSchema } {
  const { description, ...bare } = schema;
  return { bare, key: JSON.stringify(bare), said: description === undefined ? {} : { description } };
}
