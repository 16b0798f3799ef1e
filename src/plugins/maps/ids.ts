/**
 * A place has one number of 128 bits, which the source writes in three ways: as a feature id `0x<half>:0x<half>`, as a place
 * id `ChIJ…` (the halves as bytes in base64url) and as a cid (the second half in decimal). One leads to the others.
 */
const FEATURE = /^0x([0-9a-f]{1,16}):0x([0-9a-f]{1,16})$/i;
/** The bytes of a place id: a message of two 64-bit fields. */
const PLACE_ID_BYTES = /^0a1209([0-9a-f]{16})11([0-9a-f]{16})$/;

/** The feature id in canonical form, or null for anything else. */
export function featureId(text: unknown): string | null {
  const [, first, second] = (typeof text === "string" && FEATURE.exec(text)) || [];
  return first && second && BigInt(`0x${second}`) > 0n
    ? `${hexOf(BigInt(`0x${first}`))}:${hexOf(BigInt(`0x${second}`))}`
    : null;
}

/** The feature id that a feature id, place id or cid stands for; null for a place id that holds another message. */
export function featureOf(target: string): string | null {
  if (/^\d{1,20}$/.test(target)) return featureId(`0x0:${hexOf(BigInt(target))}`);
  const bytes = Buffer.from(target, "base64url").toString("hex");
  const [, first = "", second = ""] = PLACE_ID_BYTES.exec(bytes) ?? [];
  return featureId(target) ?? featureId(`0x${reversed(first)}:0x${reversed(second)}`);
}

/** The place id of a feature id; null where only its second half is known. */
export function placeIdOf(feature: string): string | null {
  const [first = 0n, second = 0n] = feature.split(":").map(BigInt);
  if (first === 0n) return null;
  const half = (value: bigint): string => reversed(value.toString(16).padStart(16, "0"));
  return Buffer.from(`0a1209${half(first)}11${half(second)}`, "hex").toString("base64url");
}

/** Whether a text is an id of Google's knowledge graph. */
export const isTopic = (text: string): boolean => /^\/[gm]\/\w{3,}$/.test(text);

export const cidOf = (feature: string): string => BigInt(feature.split(":")[1] ?? 0).toString();

/** The feature id of two halves as signed decimal numbers, which lists have. */
export function featureOfHalves(first: unknown, second: unknown): string | null {
  if (![first, second].every((half) => typeof half === "string" && /^-?\d{1,20}$/.test(half))) return null;
  const [high, low] = [first, second].map((half) => hexOf(BigInt.asUintN(64, BigInt(half as string))));
  return featureId(`${high}:${low}`);
}

/** Whether two feature ids are of one place; the first half may be unknown (0). */
export function isSamePlace(one: string, other: string): boolean {
  const [a = "", b = ""] = one.split(":");
  const [c = "", d = ""] = other.split(":");
  return b === d && (a === c || a === "0x0" || c === "0x0");
}

const hexOf = (value: bigint): string => `0x${value.toString(16)}`;
const reversed = (hex: string): string => (hex.match(/../g) ?? []).reverse().join("");
