import { hash } from "node:crypto";

/** A whole number from 0 up to but without `below`, the same for the same seed and purpose. */
export function seededPick(seed: number, purpose: string, below: number): number {
  return Number.parseInt(hash("sha1", `${seed}#${purpose}`, "hex").slice(0, 8), 16) % below;
}

/** The same items in an order that depends on the seed and on what each is called, not on how they came. */
export function seededOrder<T>(seed: number, items: readonly T[], nameOf: (item: T) => string): T[] {
  const keyed = items.map((item) => ({ item, key: hash("sha1", `${seed}#${nameOf(item)}`, "hex") }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ item }) => item);
}
