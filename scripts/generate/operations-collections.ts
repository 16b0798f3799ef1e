import type { IndexDescription } from "mongodb";
import type { Facts } from "../../src/store/collection.ts";
import { POOLS, type Pool } from "../../src/kernel/pools.ts";
import { indexesOf } from "../../src/store/indexes.ts";
import { OUTGOING } from "../../src/store/outgoing.ts";
import { CAUSES, type Cause, type Rate, type RateName, RATES } from "../../src/store/rates.ts";
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

/** What callers can make more of, with rate, bound and lifetime of each. */
export const operationsGrowth = documentPart("docs/operations.md", "growth", async () =>
  table(
    ["what", "comes", "at most", "stays"],
    [
      ...(await collections()).map(([name, { growth, lifetime, stays }]) => [
        code(name),
        growth.by === "channel" ? "with a message, see below" : cameBy(growth.by),
        growth.most,
        lifetime ? `until ${days(lifetime.seconds)} after \`${lifetime.field}\`` : stays,
      ]),
      ...OUTGOING.map(({ what, by, most }) => [what, by.map(cameBy).join("; "), most, "sent"]),
    ],
  ),
);

function cameBy(by: RateName | Cause): string {
  if (!Object.hasOwn(RATES, by)) return CAUSES[by as Cause];
  const { what, windows }: Rate = RATES[by as RateName];
  return `${what}: ${windows.map(({ count, ms }) => `${count} in ${days(ms / 1000)}`).join(", ")}, of an account`;
}

function days(seconds: number): string {
  const [size, unit] =
    seconds % 86_400 === 0 ? [86_400, "day"] : seconds % 3600 === 0 ? [3600, "hour"] : [60, "minute"];
  const count = seconds / size;
  return count === 1 ? `a${unit === "hour" ? "n" : ""} ${unit}` : `${count} ${unit}s`;
}

/** The pools that work of accounts waits for. */
export const operationsPools = documentPart("docs/operations.md", "pools", () =>
  table(
    ["places for", "in a process", "shares"],
    Object.values<Pool>(POOLS).map(({ what, places, shares }) => [
      what,
      String(places),
      shares
        .map(({ of, most }) => `${most} of ${of === "account" || of === "endpoint" ? "an" : "a"} ${of}`)
        .join(", "),
    ]),
  ),
);

/** Loaded when it is asked for: `npm run generate` has just written the list. */
async function collections(): Promise<[string, Facts][]> {
  const { COLLECTIONS } = await import("../../src/store/all-collections.ts");
  return Object.entries<Facts>(COLLECTIONS).sort(([a], [b]) => (a < b ? -1 : 1));
}

function indexRows([name, facts]: [string, Facts]): string[][] {
  const { indexes = [], lifetime } = facts;
  const reasons = [...indexes, ...(lifetime ? [lifetime] : [])].map((one) => one.for);
  return indexesOf(facts).map((index, at) => [
    ...[code(name), key(index.key), optionsOf(index) || "–", reasons[at] ?? ""],
  ]);
}

const key = (keys: IndexDescription["key"]): string => code(JSON.stringify(keys));

function optionsOf({
  unique,
  expireAfterSeconds: seconds,
  partialFilterExpression: partial,
}: IndexDescription): string {
  return [
    ...(unique ? ["unique"] : []),
    ...(seconds === undefined ? [] : [`TTL ${seconds} s`]),
    ...(partial ? [`partial ${code(JSON.stringify(partial))}`] : []),
  ].join(", ");
}
