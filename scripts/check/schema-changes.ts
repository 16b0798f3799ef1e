import { type Change, ChangeType, CriticalityLevel, diff } from "@graphql-inspector/core";
import { buildSchema, type GraphQLSchema, isInputObjectType, isInterfaceType, isObjectType } from "graphql";

const MAX_HARMLESS_LINES = 40;

export interface SchemaChanges {
  /** A line for each change that may break clients, for some that cannot, and one that counts. */
  lines: string[];
  /** Paths that break clients and that the changelog does not name, such as `Record.value`. */
  unnamed: string[];
}

/** What clients notice of a change of the schema, both in SDL. */
export async function schemaChanges(before: string, now: string, changelog: string): Promise<SchemaChanges> {
  const old = buildSchema(before);
  const all = await diff(old, buildSchema(now));
  const added = new Set(all.filter(({ type }) => type === ChangeType.TypeAdded).map(({ path }) => path));
  const changes = all.filter(
    ({ type, path = "" }) => type === ChangeType.TypeAdded || !added.has(path.split(".")[0]),
  );
  const of = (level: CriticalityLevel) => changes.filter(({ criticality }) => criticality.level === level);
  const breaking = of(CriticalityLevel.Breaking);
  const dangerous = of(CriticalityLevel.Dangerous);
  const harmless = of(CriticalityLevel.NonBreaking);
  const spoken = Map.groupBy(breaking, (change) => {
    const words = wordsOf(old, change);
    return words !== null && changelog.includes(`\`${words}\``) ? words : null;
  });
  const single = spoken.get(null) ?? [];
  spoken.delete(null);
  return {
    lines: [
      ...single.map(({ message }) => `breaks clients: ${message}`),
      ...[...spoken].map(([words, alike]) => `breaks clients: ${alike.length} times ${words}`),
      ...dangerous.map(({ message }) => `may break clients: ${message}`),
      ...harmless.slice(0, MAX_HARMLESS_LINES).map(({ message }) => `breaks none: ${message}`),
      `${breaking.length} changes break clients, ${dangerous.length} may, ${harmless.length} break none.`,
    ],
    unnamed: single
      .map(({ path }) => path ?? "")
      .filter((path) => path !== "" && !changelog.includes(`\`${path}\``)),
  };
}

/**
 * The words in which one line of the changelog may speak for many changes: why fields that go were deprecated, with `…` for
 * each name, or which type became which. Null for all other changes.
 */
function wordsOf(before: GraphQLSchema, { path = "", message }: Change): string | null {
  const [, from, to] = / changed type from '(.+)' to '(.+)'$/.exec(message) ?? [];
  if (from !== undefined) return `${from} -> ${to}`;
  const [owner = "", name = ""] = path.split(".");
  const type = before.getType(owner);
  const isObject = isInputObjectType(type) || isObjectType(type) || isInterfaceType(type);
  const reason = isObject ? type.getFields()[name]?.deprecationReason : null;
  return reason?.replaceAll(/`[^`]*`/g, "…") ?? null;
}
