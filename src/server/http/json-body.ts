import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Readable } from "node:stream";
import { AppError } from "../../errors/app-error.ts";

const MAX_BODY_BYTES = 1024 * 1024;
/** Who has no key reads the catalog, and creates nothing. */
const MAX_ANONYMOUS_BYTES = 128 * 1024;
/** Of all bodies of one client that are still arriving: many that never end must not fill the memory. */
const MAX_ARRIVING_BYTES = 8 * 1024 * 1024;

/**
 * Bodies are JSON; every other type is refused with 415. An empty body is none at all: many clients name a content
 * type on every POST.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  const arriving = new Map<string, number>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", (request, payload, done) => {
    textOf(request, payload, arriving).then((text) => {
      if (text.length === 0) done(null);
      else void parse(request, text, done);
    }, done);
  });
}

/** Throws `payload_too_large`, and `rate_limited` when the client's other bodies take the room. */
async function textOf(
  request: FastifyRequest,
  payload: Readable,
  arriving: Map<string, number>,
): Promise<string> {
  const client = request.caller?.accountId ?? request.address;
  const limit = request.caller ? MAX_BODY_BYTES : MAX_ANONYMOUS_BYTES;
  if (Number(request.headers["content-length"] ?? 0) > limit) throw tooLarge(limit);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    // By events: an iterator costs more than all else that is done with a small body.
    await new Promise<void>((resolve, reject) => {
      payload.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        const all = (arriving.get(client) ?? 0) + chunk.length;
        arriving.set(client, all);
        if (bytes > limit) reject(tooLarge(limit));
        else if (all > MAX_ARRIVING_BYTES) reject(tooMany());
        else chunks.push(chunk);
      });
      payload.once("end", resolve);
      // The client broke off. After the end it is nobody's failure.
      for (const event of ["error", "close"]) payload.once(event, () => reject(new AppError("http_invalid")));
    });
  } finally {
    // Not destroyed when it is left: the answer goes over the same connection.
    payload.pause();
    payload.removeAllListeners("data");
    const left = (arriving.get(client) ?? 0) - bytes;
    if (left > 0) arriving.set(client, left);
    else arriving.delete(client);
  }
  return Buffer.concat(chunks).toString();
}

/** For a body of more than `limit` bytes. */
export function tooLarge(limit: number): AppError {
  const message = `The body is larger than ${limit} bytes.`;
  return new AppError("payload_too_large", {
    message,
    details: [{ path: "", code: "size", message, limit }],
  });
}

function tooMany(): AppError {
  return new AppError("rate_limited", {
    message: `More than ${MAX_ARRIVING_BYTES} bytes of bodies of one client are still arriving.`,
    retryAfterSeconds: 1,
  });
}
