import { DecompressionStream, ReadableStream } from "node:stream/web";
import { type Extract, extract } from "tar-stream";
import { SourceError } from "../../../plugin-sdk/index.ts";

/** Bounds of one archive. They keep a run small and an archive bomb harmless; nothing is ever written to disk. */
export interface ArchiveCaps {
  /** Compressed bytes. */
  bytesIn: number;
  /** Bytes after gunzip. */
  bytesOut: number;
  /** Files, folders and links. */
  entries: number;
  /** A larger file is passed over. */
  fileBytes: number;
}

export interface ArchiveFile {
  /** Path without the root folder of the archive. */
  path: string;
  bytes: Uint8Array;
}

/** An archive reached one of its caps; the files before that point were given. */
export class ArchiveCapReached extends Error {
  override readonly name = "ArchiveCapReached";
}

/**
 * The plain files of a tar.gz as it streams by, in archive order. Only files that `wanted` says yes to are held in
 * memory, one at a time.
 * @throws ArchiveCapReached at a cap, SourceError `source_changed` for a damaged or cut archive
 */
export async function* archiveFiles(
  archive: AsyncIterable<Uint8Array>,
  caps: ArchiveCaps,
  wanted: (path: string) => boolean,
): AsyncGenerator<ArchiveFile, void, void> {
  const entries = extract();
  let failure: unknown = null;
  const packed = ReadableStream.from(capped(archive, caps.bytesIn, "compressed bytes"));
  const unpacked = packed.pipeThrough(new DecompressionStream("gzip"));
  const feeding = feed(capped(unpacked, caps.bytesOut, "unpacked bytes"), entries).catch((error: unknown) => {
    failure = error;
    entries.destroy();
  });
  let count = 0;
  try {
    for await (const entry of entries) {
      if (++count > caps.entries) throw new ArchiveCapReached(`more than ${caps.entries} entries`);
      const { name, size = 0, type } = entry.header;
      const path = name.slice(name.indexOf("/") + 1);
      if (type === "file" && size <= caps.fileBytes && wanted(path))
        yield { path, bytes: await bytesOf(entry) };
      else entry.resume();
    }
    await feeding;
  } catch (error) {
    throw readable(failure ?? error);
  } finally {
    // Also reached when the reader has enough: ends the download.
    entries.destroy();
    await feeding;
  }
  if (failure !== null) throw readable(failure);
}

/** Writes at the pace of the reader, and stops once the reader is gone. */
async function feed(bytes: AsyncIterable<Uint8Array>, entries: Extract): Promise<void> {
  let wake = (): void => undefined;
  entries.on("drain", () => wake());
  entries.on("close", () => wake());
  for await (const chunk of bytes) {
    if (entries.destroyed) return;
    if (entries.write(chunk)) continue;
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  }
  entries.end(null);
}

async function* capped(
  bytes: AsyncIterable<Uint8Array>,
  cap: number,
  what: string,
): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const chunk of bytes) {
    total += chunk.length;
    if (total > cap) throw new ArchiveCapReached(`more than ${cap} ${what}`);
    yield chunk;
  }
}

async function bytesOf(entry: object): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  // Every streamx stream can be iterated; only its type declarations leave that out.
  for await (const chunk of entry as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Our own errors say what happened; those of the decoders mean that the bytes are no whole archive. */
function readable(error: unknown): unknown {
  if (error instanceof SourceError || error instanceof ArchiveCapReached) return error;
  return new SourceError("source_changed", "The archive is cut short or damaged.", { cause: error });
}
