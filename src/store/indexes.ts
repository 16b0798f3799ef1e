import type { IndexDescription } from "mongodb";
import type { Facts } from "./collection.ts";

/** The indexes of a collection, that of its lifetime among them, as the database takes them. */
export function indexesOf({
  indexes = [],
  lifetime,
}: Pick<Facts, "indexes" | "lifetime">): IndexDescription[] {
  const own = indexes.map(({ for: _for, ...index }) => index);
  if (lifetime === undefined) return own;
  const partial = lifetime.only === undefined ? {} : { partialFilterExpression: lifetime.only };
  return [...own, { key: { [lifetime.field]: 1 }, expireAfterSeconds: lifetime.seconds, ...partial }];
}
