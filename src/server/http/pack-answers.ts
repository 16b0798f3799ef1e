import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hash } from "node:crypto";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import { acceptedCodings } from "./accepted-codings.ts";
import { sessionTokenIn } from "../../http/session-cookie.ts";

/** What is smaller leaves in one flight of TCP anyway, so that neither a tag nor packing saves time. */
const LEAST_BYTES = 10 * 1024;
const TEXT = /^(text\/|application\/(json|graphql-response\+json))/;

/** Packed at once; beyond that, answers leave as they are. The threads that do it have other work too. */
const MOST_AT_ONCE = 8;

type Pack = (bytes: Buffer, done: (error: Error | null, packed: Buffer) => void) => void;

/** The first that a client takes is used. All of them run beside the event loop. */
const PACKERS: ReadonlyMap<string, Pack> = new Map<string, Pack>([
  ["zstd", zstdCompress],
  ["br", (bytes, done) => brotliCompress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, done)],
  ["gzip", gzip],
]);

const whole = new WeakSet<FastifyReply>();

/** Sends bytes that are held packed to a client that does not take them so. */
export function sendWhole(reply: FastifyReply, bytes: Buffer): FastifyReply {
  whole.add(reply);
  return reply.send(bytes);
}

/**
 * Gives large answers an ETag where they were read, and packs them where the client takes that; docs/adr/0043 says which
 * and why. Streams pass as they come.
 * @param weigh told of every large answer; throws for one that is not to be sent
 */
export function packAnswers(
  app: FastifyInstance,
  publicUrl: () => string,
  weigh: (request: FastifyRequest, bytes: number) => void,
): void {
  let underWay = 0;
  app.addHook("onSend", (request, reply, payload, done) => {
    const isText = typeof payload === "string";
    if (!isText && !Buffer.isBuffer(payload)) return done(null, payload);
    if (payload.length < LEAST_BYTES && !reply.hasHeader("etag")) return done(null, payload);
    const bytes = isText ? Buffer.from(payload) : payload;
    try {
      weigh(request, bytes.length);
    } catch (error) {
      return done(error as Error);
    }
    const isPackable =
      !reply.hasHeader("content-encoding") && TEXT.test(String(reply.getHeader("content-type")));
    if (isPackable) varyByCoding(reply);
    if (isRead(request) && reply.statusCode === 200 && isKnown(bytes, request, reply)) {
      reply.code(304).removeHeader("content-length").removeHeader("content-encoding");
      // The framework measures the body of an answer to HEAD, and would call none at all empty.
      return done(null, request.method === "HEAD" ? "" : null);
    }
    const codings = acceptedCodings(request.headers["accept-encoding"]);
    const [coding, pack] = [...PACKERS].find(([name]) => codings.has(name)) ?? [];
    const isWanted = isPackable && !whole.has(reply);
    if (!isWanted || !pack || underWay >= MOST_AT_ONCE || mayBeWatched(request, publicUrl()))
      return done(null, bytes);
    underWay += 1;
    pack(bytes, (error, packed) => {
      underWay -= 1;
      // The client may have left in the meantime: there is nobody to answer.
      if (reply.raw.destroyed || reply.raw.headersSent) return;
      if (error) return done(error);
      reply.headers({ "content-encoding": coding, "content-length": packed.length });
      done(null, packed);
    });
  });
}

const isRead = ({ method }: FastifyRequest): boolean => method === "GET" || method === "HEAD";

export function varyByCoding(reply: FastifyReply): void {
  const others = [reply.getHeader("vary") ?? []].flat().map(String);
  if (!others.some((one) => /accept-encoding/i.test(one)))
    reply.header("vary", [...others, "accept-encoding"].join(", "));
}

/** Whether the client has these bytes already. The tag is weak: it is the same for every coding. */
function isKnown(bytes: Buffer, { headers }: FastifyRequest, reply: FastifyReply): boolean {
  if (!reply.hasHeader("etag")) reply.header("etag", weakTag(bytes));
  const tag = bare(String(reply.getHeader("etag")));
  const known = headers["if-none-match"]?.split(",").map((one) => bare(one.trim())) ?? [];
  return known.includes(tag) || known.includes("*");
}

export const weakTag = (bytes: Buffer): string => `W/"${hash("sha1", bytes, "base64url")}"`;

const bare = (tag: string): string => tag.replace(/^W\//, "");

/**
 * Whether another site may have made the browser of somebody who is signed in send this call, and may tell from the size of
 * packed answers what is in them (BREACH).
 */
function mayBeWatched({ headers }: FastifyRequest, publicUrl: string): boolean {
  return sessionTokenIn(headers.cookie, publicUrl) !== null && headers["sec-fetch-site"] !== "same-origin";
}
