import { pipeline } from "node:stream/promises";
import { Transform, type Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { extract, type Header } from "tar-stream";
import { z } from "zod";
import { AppError } from "../../errors/app-error.ts";
import { ARCHIVE_LIMITS } from "../../kinds/deployment.ts";
import type { Blob, BlobDraft, BlobFiles } from "../../store/blob/blob-files.ts";
import { ArchivePaths } from "./archive-path.ts";
import { DeployRefused } from "./failures.ts";
import { limitHeaders } from "./tar-headers.ts";

/** What was uploaded, its bytes stored. */
export interface Archive {
  manifest: string;
  worker: Blob | null;
  /** What the worker is built of, by path below `source/`. */
  source: Map<string, Blob>;
  /** By path below `static/`. */
  files: Map<string, Blob>;
}

const MANIFEST = "service.toml";
/** Of files that the server has from an earlier deployment: by path in the archive. */
const KNOWN_FILES = "files.json";
const WORKER = "worker";
const SOURCE = "source/";
const STATIC = "static/";
const TAR_BLOCK = 512;
/** Besides its bytes a file has a header, one for its long name, and padding; the end has two blocks more, often twenty. */
const MAX_TAR_BYTES = ARCHIVE_LIMITS.bytes + (ARCHIVE_LIMITS.files + 100) * 6 * TAR_BLOCK;
/** Folders, too, of which most files have one at most. */
const MAX_ENTRIES = 2 * ARCHIVE_LIMITS.files + 100;
const MAX_KNOWN_BYTES = 4_000_000;

const knownFiles = z.record(z.string(), z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }));

/**
 * Reads an uploaded tar.gz and puts its files into a draft as they come; nothing of it is ever a path on the disk. Throws `deploy_failed`.
 * @param known bytes of what earlier deployments of the service have, by SHA-256
 */
export async function readArchive(
  body: Readable,
  to: { blobs: BlobFiles; draft: BlobDraft },
  known: ReadonlyMap<string, number>,
): Promise<Archive> {
  const reader = new ArchiveReader(to, known);
  const tar = limitHeaders(extract());
  const entries = reader.readAll(tar);
  // Whichever fails first ends the other, and says why.
  const [fed, read] = await Promise.allSettled([
    pipeline(body, createGunzip(), atMost(MAX_TAR_BYTES), tar),
    entries,
  ]);
  if (read.status === "rejected" && read.reason instanceof AppError) throw read.reason;
  if (fed.status === "rejected") throw feedFailure(fed.reason);
  if (read.status === "rejected") throw feedFailure(read.reason);
  return reader.archive();
}

function feedFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof AppError)
    return error.code === "http_invalid" ? new DeployRefused("upload_cut") : error;
  const code = "code" in error ? String(error.code) : "";
  if (code === "ERR_STREAM_PREMATURE_CLOSE") return new DeployRefused("upload_cut");
  if (code.startsWith("Z_") || /tar|header|unexpected end/i.test(error.message))
    return new DeployRefused("not_an_archive");
  return error;
}

/** A small archive can be unpacked to anything. */
function atMost(bytes: number): Transform {
  let left = bytes;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      if (left < 0) done(new DeployRefused("too_large"));
      else done(null, chunk);
    },
  });
}

class ArchiveReader {
  readonly #to: { blobs: BlobFiles; draft: BlobDraft };
  readonly #known: ReadonlyMap<string, number>;
  readonly #paths = new ArchivePaths();
  readonly #source = new Map<string, Blob>();
  readonly #files = new Map<string, Blob>();
  #worker: Blob | null = null;
  #manifest: string | null = null;
  #bytes = 0;
  #count = 0;
  #entries = 0;

  constructor(to: { blobs: BlobFiles; draft: BlobDraft }, known: ReadonlyMap<string, number>) {
    this.#to = to;
    this.#known = known;
  }

  async readAll(tar: ReturnType<typeof extract>): Promise<void> {
    for await (const source of tar) {
      const { header } = source;
      this.#entries += 1;
      if (this.#entries > MAX_ENTRIES) throw new DeployRefused("too_large");
      if (header.type === "directory") {
        source.resume();
        continue;
      }
      const entry = source as AsyncIterable<unknown> as AsyncIterable<Uint8Array>;
      assertPlainFile(header);
      const path = this.#paths.take(header.name);
      if (path === MANIFEST)
        this.#manifest = (await small(entry, header, ARCHIVE_LIMITS.manifestBytes)).toString();
      else if (path === KNOWN_FILES) await this.#takeKnown(await small(entry, header, MAX_KNOWN_BYTES));
      else {
        assertKnownPlace(path);
        this.#admit(header.size);
        this.#place(path, await this.#to.draft.put(entry));
      }
    }
  }

  archive(): Archive {
    if (this.#manifest === null) throw new DeployRefused("no_manifest");
    return { manifest: this.#manifest, worker: this.#worker, source: this.#source, files: this.#files };
  }

  #admit(bytes: number): void {
    this.#bytes += bytes;
    this.#count += 1;
    if (this.#bytes > ARCHIVE_LIMITS.bytes || this.#count > ARCHIVE_LIMITS.files)
      throw new DeployRefused("too_large");
  }

  #place(path: string, blob: Blob): void {
    if (path === WORKER) this.#worker = blob;
    else if (path.startsWith(SOURCE)) this.#source.set(path.slice(SOURCE.length), blob);
    else this.#files.set(path.slice(STATIC.length), blob);
  }

  /** Files that an earlier deployment had are named by their hash; nobody reaches those of others by it. */
  async #takeKnown(json: Buffer): Promise<void> {
    const parsed = knownFiles.safeParse(jsonOf(json));
    if (!parsed.success) throw new DeployRefused("not_an_archive", KNOWN_FILES);
    for (const [given, { sha256 }] of Object.entries(parsed.data)) {
      const path = this.#paths.take(given);
      assertKnownPlace(path);
      const bytes = this.#known.get(sha256);
      if (bytes === undefined || !(await this.#to.blobs.keep(sha256)))
        throw new DeployRefused("missing_file", path);
      this.#admit(bytes);
      this.#place(path, { sha256, bytes });
    }
  }
}

function assertKnownPlace(path: string): void {
  if (path !== WORKER && !path.startsWith(SOURCE) && !path.startsWith(STATIC))
    throw new DeployRefused("unknown_file", path);
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}

/** Of the extended header a name may be taken, which is checked as all are; other readers of the archive must not see another file. */
function assertPlainFile({ type, name, pax }: Header): void {
  const shown = name.slice(0, 200);
  if (type !== "file" && type !== "contiguous-file")
    throw new DeployRefused("not_a_file", `${shown}: ${String(type)}`);
  const odd = Object.keys(pax ?? {}).find(
    (key) => key === "size" || key === "linkpath" || key.startsWith("GNU.sparse"),
  );
  if (odd !== undefined) throw new DeployRefused("not_a_file", `${shown}: an extended header with ${odd}`);
}

async function small(
  entry: AsyncIterable<Uint8Array>,
  { name, size }: Header,
  most: number,
): Promise<Buffer> {
  if (size > most) throw new DeployRefused("too_large", name);
  return buffer(entry);
}
