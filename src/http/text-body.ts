import type { FastifyInstance, FastifyRequest } from "fastify";
import { isUtf8 } from "node:buffer";
import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import { MIMEType } from "node:util";
import { AppError } from "../errors/app-error.ts";

/** Of all bodies of one client that are still arriving: many that never end must not fill the memory. */
const MAX_ARRIVING_BYTES = 8 * 1024 * 1024;

/** How bodies of one media type are read. */
export interface TextBodies {
  type: string;
  /** That a body of this call may have. */
  mostBytes: (request: FastifyRequest) => number;
  /** What handlers get of the text; throws what is wrong with it. */
  parse: (text: string, request: FastifyRequest) => unknown;
}

/**
 * Bodies are text of one media type, in UTF-8 and as it is: every other one is refused, and nothing in it is replaced. An empty body
 * is none at all: many clients name a content type on every POST.
 */
export function acceptText(app: FastifyInstance, { type, mostBytes, parse }: TextBodies): void {
  const arriving = new Map<string, number>();
  app.removeAllContentTypeParsers();
  // eslint-disable-next-line no-restricted-syntax -- it is one of the two places
  app.addContentTypeParser(type, (request, payload, done) => {
    bytesOf(request, payload, mostBytes(request), arriving)
      .then((bytes) => (bytes.length === 0 ? undefined : parse(textOf(request.headers, bytes), request)))
      .then((body) => done(null, body), done);
  });
}

/** Throws `unsupported_media_type` for what the headers say to be no UTF-8, and `invalid_encoding` for what is none. */
function textOf(headers: IncomingHttpHeaders, bytes: Buffer): string {
  const { "content-encoding": coding = "identity", "content-type": type = "" } = headers;
  if (!/^\s*(?:identity)?\s*$/i.test(coding))
    throw new AppError("unsupported_media_type", {
      message: `Bodies with Content-Encoding ${shown(coding)} are not read.`,
    });
  const charset = charsetOf(type);
  if (charset !== null && !/^utf-?8$/i.test(charset))
    throw new AppError("unsupported_media_type", {
      message: `Bodies in the charset ${shown(charset)} are not read.`,
    });
  if (!isUtf8(bytes)) throw new AppError("invalid_encoding");
  return bytes.toString();
}

function charsetOf(type: string): string | null {
  if (!type.includes(";")) return null;
  try {
    return new MIMEType(type).params.get("charset");
  } catch {
    return null; // Fastify has recognised the type; what it cannot parse names no charset.
  }
}

function shown(word: string): string {
  return JSON.stringify(word.slice(0, 40));
}

/** Throws `payload_too_large`, and `rate_limited` when the client's other bodies take the room. */
async function bytesOf(
  request: FastifyRequest,
  payload: Readable,
  limit: number,
  arriving: Map<string, number>,
): Promise<Buffer> {
  const client = request.caller?.accountId ?? request.address;
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
      // The client broke off. After the end it is nobody's failure, and an error that nobody sees costs a stack.
      const broken = (): void => {
        if (!payload.readableEnded) reject(new AppError("http_invalid"));
      };
      payload.once("error", broken);
      payload.once("close", broken);
    });
  } finally {
    // Not destroyed when it is left: the answer goes over the same connection.
    payload.pause();
    payload.removeAllListeners("data");
    const left = (arriving.get(client) ?? 0) - bytes;
    if (left > 0) arriving.set(client, left);
    else arriving.delete(client);
  }
  return Buffer.concat(chunks);
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
