import { ChangeType, CriticalityLevel, diff } from "@graphql-inspector/core";
import { buildSchema } from "graphql";

const MAX_HARMLESS_LINES = 40;

export interface SchemaChanges {
  /** A line for each change that may break clients, for some that cannot, and one that counts. */
  lines: string[];
  /** Paths that break clients and that the changelog does not name, such as `Record.value`. */
  unnamed: string[];
}

/** What clients notice of a change of the schema, both in SDL. */
export async function schemaChanges(before: string, now: string, changelog: string): Promise<SchemaChanges> {
  const all = await diff(buildSchema(before), buildSchema(now));
  const added = new Set(all.filter(({ type }) => type === ChangeType.TypeAdded).map(({ path }) => path));
  const changes = all.filter(
    ({ type, path = "" }) => type === ChangeType.TypeAdded || !added.has(path.split(".")[0]),
  );
  const of = (level: CriticalityLevel) => changes.filter(({ criticality }) => criticality.level === level);
  const breaking = of(CriticalityLevel.Breaking);
  const dangerous = of(CriticalityLevel.Dangerous);
  const harmless = of(CriticalityLevel.NonBreaking);
  return {
    lines: [
      ...breaking.map(({ message }) => `breaks clients: ${message}`),
      ...dangerous.map(({ message }) => `may break clients: ${message}`),
      ...harmless.slice(0, MAX_HARMLESS_LINES).map(({ message }) => `breaks none: ${message}`),
      `${breaking.length} changes break clients, ${dangerous.length} may, ${harmless.length} break none.`,
    ],
    unnamed: breaking
      .map(({ path }) => path ?? "")
      .filter((path) => path !== "" && !changelog.includes(`\`${path}\``)),
  };
}
