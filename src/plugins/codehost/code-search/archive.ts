import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
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
  /** Name of the one folder that all is in. */
  root: string;
  /** Path below it. */
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
  const feeding = pipeline(
    capped(archive, caps.bytesIn, "compressed bytes"),
    createGunzip(),
    (bytes: AsyncIterable<Uint8Array>) => capped(bytes, caps.bytesOut, "unpacked bytes"),
    // A stream of the kind that pipes into Node's, which its type declarations leave out.
    entries as unknown as NodeJS.WritableStream,
  ).catch((error: unknown) => {
    failure = error;
    entries.destroy();
  });
  let count = 0;
  try {
    for await (const entry of entries) {
      if (++count > caps.entries) throw new ArchiveCapReached(`more than ${caps.entries} entries`);
      const { name, size = 0, type } = entry.header;
      const root = name.slice(0, name.indexOf("/"));
      const path = name.slice(root.length + 1);
      if (type === "file" && size <= caps.fileBytes && wanted(path))
        yield { root, path, bytes: await bytesOf(entry) };
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

async function* capped(bytes: AsyncIterable<Uint8Array>, cap: number, what: string) {
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
