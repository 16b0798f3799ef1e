import { ChangeType, CriticalityLevel, diff } from "@graphql-inspector/core";
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
  const { foretold = [], single = [] } = Object.groupBy(breaking, ({ path = "" }) =>
    isForetold(old, path, changelog) ? "foretold" : "single",
  );
  return {
    lines: [
      ...single.map(({ message }) => `breaks clients: ${message}`),
      ...(foretold.length === 0 ? [] : [`breaks clients: ${foretold.length} fields go as was foretold`]),
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
 * Whether a field was deprecated in words that the changelog repeats, with `…` for each name: one line speaks for all
 * fields that were to go for the same reason.
 */
function isForetold(before: GraphQLSchema, path: string, changelog: string): boolean {
  const [owner = "", name = ""] = path.split(".");
  const type = before.getType(owner);
  if (!isInputObjectType(type) && !isObjectType(type) && !isInterfaceType(type)) return false;
  const reason = type.getFields()[name]?.deprecationReason;
  return reason != null && changelog.includes(`\`${reason.replaceAll(/`[^`]*`/g, "…")}\``);
}
