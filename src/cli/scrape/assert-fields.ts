import type { QuarryClient, NewRequest, Scraper } from "../../client/index.ts";
import { isJsonObject, type JsonObject } from "../../kernel/json.ts";
import { nearestName } from "../../kernel/nearest-name.ts";
import { usageFailure } from "../failure.ts";

/** Fails before anything is paid for when Records of this input have no such fields. The gateway says which operation it is. */
export async function assertFields(
  client: QuarryClient,
  { operations }: Scraper,
  input: NewRequest,
  fields: readonly string[] | null,
): Promise<void> {
  if (fields === null) return;
  const { operation } = await client.estimate(input);
  const found = operations.find(({ name }) => name === operation);
  if (found !== undefined) assertKnown(found.recordSchema, fields);
}

/** Throws a usage failure for the first path that means nothing in Records of this JSON Schema. */
export function assertKnown(schema: unknown, fields: readonly string[]): void {
  for (const field of fields) {
    let levels = levelsOf(schema);
    for (const [index, step] of field.split(".").entries()) {
      // Below a text, or a field of any shape, nothing can be said.
      const known = [...new Set(levels.flatMap(Object.keys))];
      if (known.length === 0 && index > 0) break;
      if (!known.includes(step)) throw unknownField(field, step, known);
      levels = levels.flatMap((level) => levelsOf(level[step]));
    }
  }
}

/** The fields of each object that a schema allows; a list is gone through. */
function levelsOf(schema: unknown): JsonObject[] {
  if (!isJsonObject(schema)) return [];
  const { properties, items, anyOf, oneOf } = schema;
  const ways = [anyOf, oneOf].flatMap((one) => (Array.isArray(one) ? one : []));
  return [...(isJsonObject(properties) ? [properties] : []), ...[items, ...ways].flatMap(levelsOf)];
}

function unknownField(field: string, step: string, known: readonly string[]) {
  const near = nearestName(step, known);
  const hint = near === null ? `They have: ${known.join(", ")}.` : `Did you mean ${near}?`;
  return usageFailure(`--fields: these Records have no field ${JSON.stringify(field)}. ${hint}`);
}
