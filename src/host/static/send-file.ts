import { createReadStream } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { HostedDeployment } from "../../domain/deployment/hosted.ts";
import type { Use } from "../meters/use.ts";
import { MOST_CACHED_BYTES, type CachedFile, type FileCache } from "./file-cache.ts";
import { readRange, type ByteRange } from "./range.ts";

type StaticFile = NonNullable<HostedDeployment["static"]>["files"][string];

interface Sent {
  status: 200 | 404;
  file: StaticFile;
  headers: Readonly<Record<string, string>>;
}

const TEXT =
  /^(text\/|application\/(json|javascript|xml|wasm|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg\+xml)/;

/** Sends a file: packed, in part, or not at all where the visitor has it. */
export async function sendFile(
  request: IncomingMessage,
  reply: ServerResponse,
  { status, file, headers: own }: Sent,
  { cache, fetched, use }: { cache: FileCache; fetched: (blob: string) => Promise<string>; use: Use },
): Promise<void> {
  const isText = TEXT.test(file.type);
  const tag = file.blob.slice(0, 32);
  const etag = `"${tag}"`;
  const headers: Record<string, string | number> = { ...own, etag, "accept-ranges": "bytes" };
  if (isText) headers.vary = "accept-encoding";
  if (status === 200 && isKnown(request.headers["if-none-match"], tag)) {
    reply.writeHead(304, headers).end();
    return;
  }
  const isHead = request.method === "HEAD";
  const range = status === 200 ? rangeOf(request, etag, file.bytes) : null;
  if (range === "outside") {
    reply.writeHead(416, { "content-range": `bytes */${file.bytes}`, "content-length": 0 }).end();
    return;
  }
  if (file.bytes <= MOST_CACHED_BYTES) {
    const cached = await cache.get(file.blob, isText);
    const { bytes, coding } = range
      ? { bytes: cached.plain.subarray(range.first, range.last + 1), coding: null }
      : packed(cached, String(request.headers["accept-encoding"] ?? ""));
    if (coding !== null) {
      headers["content-encoding"] = coding;
      headers.etag = `"${tag}-${coding}"`;
    }
    headers["content-length"] = bytes.length;
    reply.writeHead(statusOf(status, headers, range, file.bytes), headers);
    if (!isHead) use.sent(bytes.length);
    reply.end(isHead ? undefined : bytes);
    return;
  }
  // Before anything is said of it.
  const path = await fetched(file.blob);
  headers["content-length"] = range ? range.last - range.first + 1 : file.bytes;
  reply.writeHead(statusOf(status, headers, range, file.bytes), headers);
  if (isHead) return void reply.end();
  const from = createReadStream(path, range ? { start: range.first, end: range.last } : {});
  from.on("data", (chunk) => use.sent(chunk.length));
  await pipeline(from, reply).catch((error: NodeJS.ErrnoException) => {
    // A visitor may leave at any moment.
    if (error.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  });
}

function statusOf(
  status: number,
  headers: Record<string, string | number>,
  range: ByteRange | null,
  bytes: number,
): number {
  if (range === null) return status;
  headers["content-range"] = `bytes ${range.first}-${range.last}/${bytes}`;
  return 206;
}

/** Whether the visitor has it, in whichever form it was packed. */
function isKnown(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const forms = ["*", `"${tag}"`, `"${tag}-br"`, `"${tag}-gzip"`];
  return header.split(",").some((one) => forms.includes(one.trim().replace(/^W\//, "")));
}

function rangeOf(
  { method, headers }: IncomingMessage,
  etag: string,
  bytes: number,
): ByteRange | "outside" | null {
  const condition = headers["if-range"];
  if (headers.range === undefined || method !== "GET" || (condition !== undefined && condition !== etag))
    return null;
  return readRange(headers.range, bytes);
}

function packed({ plain, br, gzip }: CachedFile, accepted: string): { bytes: Buffer; coding: string | null } {
  if (br && /(^|[\s,])br(?!\s*;\s*q=0(\.0*)?\s*(,|$))(?=[\s,;]|$)/i.test(accepted))
    return { bytes: br, coding: "br" };
  if (gzip && /(^|[\s,])gzip(?!\s*;\s*q=0(\.0*)?\s*(,|$))(?=[\s,;]|$)/i.test(accepted))
    return { bytes: gzip, coding: "gzip" };
  return { bytes: plain, coding: null };
}
