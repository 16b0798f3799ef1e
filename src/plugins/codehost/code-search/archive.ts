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

const TAR_BLOCK = 512;
/** Place of the byte in a header block that says what kind of entry follows. */
const TYPE_FLAG = 156;

export interface ArchiveFile {
  /** Name of the one folder that all is in. */
  root: string;
  /** Path below it. */
  path: string;
  bytes: Uint8Array;
  /** The commit that was packed, which git writes at the head of an archive; null without it. */
  commit: string | null;
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
  let commit: string | null = null;
  const feeding = pipeline(
    capped(archive, caps.bytesIn, "compressed bytes"),
    createGunzip(),
    (bytes: AsyncIterable<Uint8Array>) => capped(bytes, caps.bytesOut, "unpacked bytes"),
    (bytes: AsyncIterable<Uint8Array>) => withHead(bytes, (head) => (commit = commitIn(head))),
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
        yield { root, path, bytes: await bytesOf(entry), commit };
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

/** Passes the bytes on, and shows the first ones before a tar entry can end in them. */
async function* withHead(bytes: AsyncIterable<Uint8Array>, show: (head: Buffer) => void) {
  let head = Buffer.alloc(0);
  for await (const chunk of bytes) {
    if (head.length < 2 * TAR_BLOCK) {
      head = Buffer.concat([head, chunk.subarray(0, 2 * TAR_BLOCK - head.length)]);
      if (head.length === 2 * TAR_BLOCK) show(head);
    }
    yield chunk;
  }
}

/** The comment of a pax global header, a block of its own at the head of what `git archive` makes; tar-stream keeps it back. */
function commitIn(head: Buffer): string | null {
  if (head.toString("latin1", TYPE_FLAG, TYPE_FLAG + 1) !== "g") return null;
  const records = head.toString("latin1", TAR_BLOCK);
  return /^\d+ comment=([\da-f]{40}|[\da-f]{64})$/m.exec(records)?.[1] ?? null;
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
