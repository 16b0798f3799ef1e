import type { FastifyReply, FastifyRequest } from "fastify";
import type { Readable } from "node:stream";
import { AppError } from "../../errors/app-error.ts";
import type { GatewayServices } from "../../resolvers/context.ts";
import type {
  BytePart,
  RangedStream,
  RestStream,
  WholeStream,
} from "../../rest-compat/streams/rest-stream.ts";
import { endWhenRevoked } from "./end-when-revoked.ts";

/**
 * Sends bytes as they come: all of them or, of what gives parts, those that the call asks for (RFC 9110, 14). Throws
 * `range_not_satisfiable`.
 */
export function sendBytes(
  reply: FastifyReply,
  stream: RestStream,
  { credentials }: GatewayServices,
  request: FastifyRequest,
): FastifyReply {
  const bytes = "part" in stream ? partOf(stream, request, reply) : wholeOf(stream, reply);
  void reply.type(stream.contentType).headers(stream.headers ?? {});
  void reply.header("content-disposition", `attachment; filename="${stream.fileName}"`);
  if (request.caller) endWhenRevoked(bytes, credentials, request.caller);
  return reply.send(bytes);
}

function wholeOf({ length, body }: WholeStream, reply: FastifyReply): Readable {
  if (length !== undefined) void reply.header("content-length", length);
  return body;
}

/** The part that the call asks for, said in the headers of its answer. */
function partOf({ length, part }: RangedStream, { headers }: FastifyRequest, reply: FastifyReply): Readable {
  void reply.header("accept-ranges", "bytes");
  const asked = rangeOf(headers.range, length);
  if (asked === "none") {
    void reply.header("content-range", `bytes */${length}`);
    throw new AppError("range_not_satisfiable");
  }
  void reply.header("content-length", asked ? asked.end - asked.start + 1 : length);
  if (asked) void reply.code(206).header("content-range", `bytes ${asked.start}-${asked.end}/${length}`);
  return part(asked);
}

/** One range of bytes; null for all of them, as for what cannot be read, and `none` for a range that is not there. */
function rangeOf(range: string | undefined, length: number): BytePart | "none" | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(range ?? "");
  const [, from = "", to = ""] = match ?? [];
  if (match === null || (from === "" && to === "")) return null;
  const start = from === "" ? Math.max(length - Number(to), 0) : Number(from);
  const end = from === "" || to === "" ? length - 1 : Math.min(Number(to), length - 1);
  if (from !== "" && to !== "" && Number(to) < start) return null;
  return start > end ? "none" : { start, end };
}
