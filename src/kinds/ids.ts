import { createHash, randomBytes } from "node:crypto";
import { KINDS } from "./all-kinds.ts";
import type { Kind } from "./kind.ts";

type Kinds = typeof KINDS;
/** Kinds that carry a public id. */
export type IdKind = { [K in keyof Kinds]: Kinds[K] extends { id: string } ? K : never }[keyof Kinds];

/** The prefix makes an id readable in a log and lets `node(id)` resolve it. */
export const ID_PREFIX = Object.fromEntries(
  Object.entries<Kind>(KINDS).flatMap(([name, { id }]) => (id === undefined ? [] : [[name, id]])),
) as Readonly<Record<IdKind, string>>;

let counter = randomBytes(3).readUIntBE(0, 3);

/**
 * A new id: prefix, `_`, 24 hex digits. The first 8 digits are the second of creation, so ids of one kind
 * sort by time to the second; 5 random bytes and a counter keep them unique across processes.
 */
export function newId(kind: IdKind, now: Date): string {
  counter = (counter + 1) & 0xffffff;
  return `${ID_PREFIX[kind]}_${secondOf(now)}${PROCESS_PART}${counter.toString(16).padStart(6, "0")}`;
}

/** An id that is the same each time for the same event: its second, and a part of the SHA-256 of what names it. */
export function eventId(kind: IdKind, at: Date, name: string): string {
  const hash = createHash("sha256").update(name).digest("hex").slice(0, 16);
  return `${ID_PREFIX[kind]}_${secondOf(at)}${hash}`;
}

/** The lowest id that `newId` may give at this moment or later. */
export function firstId(kind: IdKind, from: Date): string {
  return `${ID_PREFIX[kind]}_${secondOf(from)}${"0".repeat(16)}`;
}

/** The second in which an id was made. */
export function secondOfId(id: string): Date {
  return new Date(Number.parseInt(id.slice(4, 12), 16) * 1000);
}

/** Eight hex digits; moments before 1970 and after 2106 are the first and the last. */
function secondOf(moment: Date): string {
  const seconds = Math.min(Math.max(Math.floor(moment.getTime() / 1000), 0), 0xffffffff);
  return seconds.toString(16).padStart(8, "0");
}

const PROCESS_PART = randomBytes(5).toString("hex");

/** The kind that an id names, or null when it is no id of ours. */
export function kindOfId(id: string): IdKind | null {
  const match = /^([a-z]{3})_[0-9a-f]{24}$/.exec(id);
  if (!match) return null;
  const found = Object.entries(ID_PREFIX).find(([, prefix]) => prefix === match[1]);
  return (found?.[0] as IdKind | undefined) ?? null;
}
