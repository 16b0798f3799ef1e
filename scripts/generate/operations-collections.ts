import type { IndexDescription } from "mongodb";
import type { Facts } from "../../src/store/collection.ts";
import { documentPart } from "./document-part.ts";
import { code, table } from "./markdown.ts";

/** docs/operations.md with its table of indexes made from what each collection says of itself. */
export const operationsIndexes = documentPart("docs/operations.md", "indexes", async () =>
  table(["collection", "keys", "options", "for"], (await collections()).flatMap(indexRows)),
);

/** The same of shard keys. */
export const operationsShards = documentPart("docs/operations.md", "shard keys", async () =>
  table(
    ["collection", "shard key", "why"],
    [
      ...(await collections()).map(([name, { shards }]) => [code(name), shards.by, shards.why]),
      [code("jobs"), "unsharded", "One document per rhythm of recurring jobs, or job that has its own."],
    ],
  ),
);

/** Loaded when it is asked for: `npm run generate` has just written the list. */
async function collections(): Promise<[string, Facts][]> {
  const { COLLECTIONS } = await import("../../src/store/all-collections.ts");
  return Object.entries<Facts>(COLLECTIONS).sort(([a], [b]) => (a < b ? -1 : 1));
}

function indexRows([name, { indexes = [], lifetime }]: [string, Facts]): string[][] {
  const rows = indexes.map((index) => [code(name), key(index.key), optionsOf(index) || "–", index.for]);
  if (lifetime === undefined) return rows;
  return [...rows, [code(name), key({ [lifetime.field]: 1 }), `TTL ${lifetime.seconds} s`, lifetime.for]];
}

const key = (keys: IndexDescription["key"]): string => code(JSON.stringify(keys));

function optionsOf({ unique, partialFilterExpression: partial }: IndexDescription): string {
  return [unique ? "unique" : "", partial ? `partial ${code(JSON.stringify(partial))}` : ""]
    .filter((option) => option !== "")
    .join(", ");
}
