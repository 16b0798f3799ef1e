import type { FastifyReply, FastifyRequest } from "fastify";
import type { Readable } from "node:stream";
import type { GatewayServices } from "../../resolvers/context.ts";
import type { BytePart, RestStream } from "../../rest-compat/streams/rest-stream.ts";
import { endWhenRevoked } from "./end-when-revoked.ts";

/** Sends bytes as they come: all of them or, of what has a length and gives parts, those that the call asks for (RFC 9110, 14). */
export function sendBytes(
  reply: FastifyReply,
  { contentType, fileName, length, body }: RestStream,
  { credentials }: GatewayServices,
  request: FastifyRequest,
): FastifyReply {
  void reply.type(contentType).header("content-disposition", `attachment; filename="${fileName}"`);
  const send = (bytes: Readable): FastifyReply => {
    if (request.caller) endWhenRevoked(bytes, credentials, request.caller);
    return reply.send(bytes);
  };
  if (length !== undefined) void reply.header("content-length", length);
  if (typeof body !== "function") return send(body);
  if (length === undefined) return send(body(null));
  void reply.header("accept-ranges", "bytes");
  const part = partOf(request.headers.range, length);
  if (part === null) return send(body(null));
  void reply.removeHeader("content-length");
  if (part === "none") return reply.code(416).header("content-range", `bytes */${length}`).send();
  const size = part.end - part.start + 1;
  void reply.code(206).header("content-range", `bytes ${part.start}-${part.end}/${length}`);
  void reply.header("content-length", size);
  return send(body(part));
}

/** One range of bytes; null for all of them, as for what cannot be read, and `none` for a range that is not there. */
function partOf(range: string | undefined, length: number): BytePart | "none" | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(range ?? "");
  const [, from = "", to = ""] = match ?? [];
  if (match === null || (from === "" && to === "")) return null;
  const start = from === "" ? Math.max(length - Number(to), 0) : Number(from);
  const end = from === "" || to === "" ? length - 1 : Math.min(Number(to), length - 1);
  if (from !== "" && to !== "" && Number(to) < start) return null;
  return start > end ? "none" : { start, end };
}
