import type { FastifyReply, FastifyRequest } from "fastify";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { acceptedCodings } from "./accepted-codings.ts";
import { sendWhole, varyByCoding, weakTag } from "./pack-answers.ts";

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** A large static answer, held compressed only. */
export interface CompressedPage {
  contentType: string;
  headers: Record<string, string>;
  gzipped: Buffer;
}

export async function compressedPage(
  content: string | Buffer,
  contentType: string,
  headers: Record<string, string>,
): Promise<CompressedPage> {
  const bytes = Buffer.from(content);
  return { contentType, headers: { ...headers, etag: weakTag(bytes) }, gzipped: await pack(bytes) };
}

/** Sends it as it is held, or unpacked for the rare client that takes no gzip. */
export async function sendCompressed(
  { contentType, headers, gzipped }: CompressedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.type(contentType).headers(headers);
  varyByCoding(reply);
  if (!acceptedCodings(request.headers["accept-encoding"]).has("gzip"))
    return sendWhole(reply, await unpack(gzipped));
  return reply.header("content-encoding", "gzip").send(gzipped);
}

/** Makes a value at its first use; a failure is not kept, so that the next use tries again. */
export function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
