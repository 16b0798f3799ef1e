import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** A call is younger than that, by the clocks of both. */
const MAX_AGE_MS = 30_000;
const NONCE_BYTES = 9;
const LABEL = "quarry host to host";

/** What one host says to another beside the request that it passes on. */
export interface DoorCall {
  slug: string;
  /** Of the home that it takes the other for. */
  node: string;
  epoch: number;
}

/** Headers of calls between hosts. Nobody else says them: what visitors say in their names goes no further. */
export const DOOR_HEADERS = {
  slug: "x-quarry-slug",
  node: "x-quarry-node",
  epoch: "x-quarry-epoch",
  at: "x-quarry-at",
  nonce: "x-quarry-nonce",
  signature: "x-quarry-signature",
  /** Of an answer: the service is not there. */
  moved: "x-quarry-moved",
} as const;

interface Line {
  method: string;
  /** The target as it is sent. */
  target: string;
}

/** Calls that could be said again: each counts once. */
export class HeardCalls {
  /** Those of now, and those of before, which are too old to count once they are replaced. */
  #now = new Set<string>();
  #before = new Set<string>();
  #since = 0;

  isNew(nonce: string, nowMs: number): boolean {
    // A call that another clock dates ahead counts for twice its age.
    if (nowMs - this.#since > 2 * MAX_AGE_MS) {
      [this.#before, this.#now, this.#since] = [this.#now, new Set(), nowMs];
    }
    if (this.#now.has(nonce) || this.#before.has(nonce)) return false;
    this.#now.add(nonce);
    return true;
  }
}

/** The headers of a call, as pairs in one list. @param keys the keys of the server, of which the first signs */
export function signedHeaders(call: DoorCall, line: Line, keys: readonly string[], nowMs: number): string[] {
  const at = String(nowMs);
  const nonce = randomBytes(NONCE_BYTES).toString("base64url");
  return [
    ...[DOOR_HEADERS.slug, call.slug, DOOR_HEADERS.node, call.node],
    ...[DOOR_HEADERS.epoch, String(call.epoch), DOOR_HEADERS.at, at, DOOR_HEADERS.nonce, nonce],
    ...[DOOR_HEADERS.signature, signatureOf(call, line, { at, nonce }, keys[0] ?? "")],
  ];
}

/** What a call says; null where no host of this server has signed it just now, or it was heard before. */
export function readSigned(
  headers: IncomingHttpHeaders,
  line: Line,
  { keys, heard }: { keys: readonly string[]; heard: HeardCalls },
  nowMs: number,
): DoorCall | null {
  const said = (name: keyof typeof DOOR_HEADERS): string => String(headers[DOOR_HEADERS[name]] ?? "");
  const at = said("at");
  if (!/^\d{1,15}$/.test(at) || Math.abs(nowMs - Number(at)) > MAX_AGE_MS) return null;
  const nonce = said("nonce");
  const call = { slug: said("slug"), node: said("node"), epoch: Number(said("epoch")) };
  const given = Buffer.from(said("signature"));
  const isSigned = keys.some((key) => {
    const right = Buffer.from(signatureOf(call, line, { at, nonce }, key));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  return isSigned && heard.isNew(nonce, nowMs) ? call : null;
}

function signatureOf(
  { slug, node, epoch }: DoorCall,
  { method, target }: Line,
  { at, nonce }: { at: string; nonce: string },
  key: string,
): string {
  return createHmac("sha256", key)
    .update([LABEL, method, target, slug, node, epoch, at, nonce].join("\n"))
    .digest("hex");
}
