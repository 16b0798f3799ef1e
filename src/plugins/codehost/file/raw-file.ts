import {
  type HttpRequestOptions,
  type HttpStream,
  type PageRef,
  type RunContext,
  SourceError,
} from "../../../plugin-sdk/index.ts";
import type { FileReference } from "../inputs/file.ts";
import { rawFileUrl } from "../urls.ts";

/** GitHub refuses larger files in git. */
const MAX_FILE_BYTES = 100 * 1024 * 1024;
/** Enough for the binary test even when hardly any text is wanted. */
const MIN_BYTES_READ = 8 * 1024;
/** Most bytes that one UTF-16 unit takes in UTF-8. */
const BYTES_PER_CHAR = 3;

export interface RawFile {
  from: PageRef;
  /** The beginning of the file, or all of it. */
  bytes: Uint8Array;
  isWhole: boolean;
}

/**
 * Opens bytes that GitHub never sends as HTML, not even those of an HTML file.
 * @throws SourceError `source_blocked` for a page in their place; failure rules see no text of a stream
 */
export async function openBytes(
  ctx: RunContext,
  url: string,
  options: HttpRequestOptions,
): Promise<HttpStream> {
  const stream = await ctx.http.stream(url, options);
  if (stream.header("content-type")?.includes("text/html"))
    throw new SourceError("source_blocked", "A page came instead of the bytes.", { url: stream.url });
  return stream;
}

/** Reads as much of a file as `maxChars` characters can take, and no more. */
export async function readRawFile(ctx: RunContext, file: FileReference, maxChars: number): Promise<RawFile> {
  const url = rawFileUrl(ctx.origin("raw"), file.repo, file.ref, file.path);
  const stream = await openBytes(ctx, url, { maxBytes: MAX_FILE_BYTES });
  const wantedBytes = Math.max(MIN_BYTES_READ, maxChars * BYTES_PER_CHAR);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream.body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > wantedBytes) break;
  }
  return { from: stream, bytes: Buffer.concat(chunks), isWhole: size <= wantedBytes };
}
