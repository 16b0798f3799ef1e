import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { ObjectBucket } from "./object-bucket.ts";

export interface Blob {
  /** SHA-256, hex: its name. */
  sha256: string;
  bytes: number;
}

export interface BlobDraft {
  put(parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Blob>;
  /** Null of what was not put. */
  pathOf(sha256: string): string | null;
  /** Stores all that was put, for good. */
  keep(): Promise<void>;
  /** Forgets what is not stored. */
  end(): Promise<void>;
}

const SHA256 = /^[0-9a-f]{64}$/;
/** One that is written longer than this was left behind by a process that ended. */
const TMP_MS = 24 * 3_600_000;

/**
 * Bytes by their SHA-256, as files of a folder that all processes of this machine share. With a bucket the bytes are there, and the folder
 * keeps those that were used here.
 */
export class BlobFiles {
  readonly #folder: string;
  readonly #bucket: ObjectBucket | null;
  readonly #fetching = new Map<string, Promise<void>>();

  /** @param dataDir the data folder */
  constructor(dataDir: string, bucket: ObjectBucket | null = null) {
    this.#folder = join(dataDir, "hosting", "blobs");
    this.#bucket = bucket;
  }

  pathOf(sha256: string): string {
    if (!SHA256.test(sha256)) throw new Error(`${sha256} is no SHA-256.`);
    return join(this.#folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  }

  /** Path of bytes that are in the folder from now on. Throws where they are nowhere. */
  async fetched(sha256: string): Promise<string> {
    const path = this.pathOf(sha256);
    if (this.#bucket === null || (await touch(path))) return path;
    const fetching =
      this.#fetching.get(sha256) ??
      this.#fetch(sha256, this.#bucket).finally(() => this.#fetching.delete(sha256));
    this.#fetching.set(sha256, fetching);
    await fetching;
    return path;
  }

  /** Whether what is stored can be reached from this machine. */
  async isReachable(): Promise<boolean> {
    if (this.#bucket !== null) return true;
    return stat(this.#folder).then(
      () => true,
      () => false,
    );
  }

  async read(sha256: string): Promise<Buffer> {
    return readFile(await this.fetched(sha256));
  }

  /** Stores bytes as they come. They outlive a power cut once this resolves, and nobody sees them half written. */
  async put(parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Blob> {
    const draft = this.draft();
    try {
      const blob = await draft.put(parts);
      await draft.keep();
      return blob;
    } finally {
      await draft.end();
    }
  }

  /** For bytes of which is not known yet whether they are wanted. */
  draft(): BlobDraft {
    const drafts = new Map<string, string>();
    return {
      put: async (parts) => {
        const { tmp, ...blob } = await this.#write(parts);
        if (drafts.has(blob.sha256)) await rm(tmp, { force: true });
        else drafts.set(blob.sha256, tmp);
        return blob;
      },
      pathOf: (sha256) => drafts.get(sha256) ?? null,
      keep: async () => {
        for (const [sha256, tmp] of drafts) await this.#store(tmp, sha256);
      },
      end: async () => {
        for (const tmp of drafts.values()) await rm(tmp, { force: true });
      },
    };
  }

  /** Says that it is needed from now on, so that no sweep takes it; false where there is none. */
  async keep(sha256: string): Promise<boolean> {
    return this.#bucket === null ? touch(this.pathOf(sha256)) : this.#bucket.keep(sha256);
  }

  /** Removes those that nobody refers to and that nobody has asked to keep since `before`; how many bytes that were. */
  async sweep(isReferred: (sha256: string) => boolean, before: Date): Promise<number> {
    const bytes = await this.#sweepFolder(isReferred, before);
    return this.#bucket === null
      ? bytes
      : bytes + (await this.#sweepBucket(this.#bucket, isReferred, before));
  }

  /** With a bucket: removes what was not used here since `before`, and can be fetched again. */
  async forget(before: Date): Promise<void> {
    if (this.#bucket !== null) await this.#sweepFolder(() => false, before);
  }

  async #sweepFolder(isReferred: (sha256: string) => boolean, before: Date): Promise<number> {
    let bytes = 0;
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (!entry.isFile() || isReferred(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      const found = await stat(path).catch(() => null);
      const since = SHA256.test(entry.name) ? before : new Date(before.getTime() - TMP_MS);
      if (found === null || found.mtime >= since) continue;
      await rm(path, { force: true });
      bytes += found.size;
    }
    return bytes;
  }

  async #sweepBucket(
    bucket: ObjectBucket,
    isReferred: (sha256: string) => boolean,
    before: Date,
  ): Promise<number> {
    let removed = 0;
    const there = new Set<string>();
    for await (const { sha256, bytes, at } of bucket.list()) {
      there.add(sha256);
      if (isReferred(sha256) || at >= before) continue;
      await bucket.remove(sha256);
      removed += bytes;
    }
    // Of before there was a bucket.
    const names = (await readdir(this.#folder, { recursive: true }).catch(() => [])).map((path) =>
      basename(path),
    );
    for (const name of names)
      if (SHA256.test(name) && isReferred(name) && !there.has(name))
        await bucket.put(name, this.pathOf(name));
    return removed;
  }

  async #fetch(sha256: string, bucket: ObjectBucket): Promise<void> {
    const parts = await bucket.get(sha256);
    if (parts === null) throw new Error(`The ${bucket.place} has no ${sha256}.`);
    const written = await this.#write(parts);
    try {
      if (written.sha256 !== sha256) throw new Error(`What was stored as ${sha256} is not what it was.`);
      await this.#place(written.tmp, sha256);
    } finally {
      await rm(written.tmp, { force: true });
    }
  }

  async #store(tmp: string, sha256: string): Promise<void> {
    await this.#place(tmp, sha256);
    if (this.#bucket !== null && !(await this.#bucket.keep(sha256)))
      await this.#bucket.put(sha256, this.pathOf(sha256));
  }

  async #place(tmp: string, sha256: string): Promise<void> {
    if (!(await touch(this.pathOf(sha256)))) await this.#moveTo(tmp, sha256);
  }

  async #write(parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Blob & { tmp: string }> {
    const tmp = join(this.#folder, "tmp", randomUUID());
    await mkdir(dirname(tmp), { recursive: true });
    try {
      const hash = createHash("sha256");
      let bytes = 0;
      // Programs are run from where they are.
      const file = await open(tmp, "wx", 0o755);
      try {
        for await (const part of parts) {
          hash.update(part);
          bytes += part.length;
          // Unlike `write` it goes on until all of it is written.
          await file.appendFile(part);
        }
        await file.datasync();
      } finally {
        await file.close();
      }
      return { tmp, sha256: hash.digest("hex"), bytes };
    } catch (error) {
      await rm(tmp, { force: true });
      throw error;
    }
  }

  async #moveTo(tmp: string, sha256: string): Promise<void> {
    const path = this.pathOf(sha256);
    const folder = dirname(path);
    const made = await mkdir(folder, { recursive: true });
    await rename(tmp, path);
    await syncFolder(folder);
    // Folders that are new stand in others, up to the one that was there.
    for (let at = folder; made !== undefined && at.length >= made.length; at = dirname(at))
      await syncFolder(dirname(at));
  }
}

/** As young as a new one; false where there is none. */
function touch(path: string): Promise<boolean> {
  const now = new Date();
  return utimes(path, now, now).then(
    () => true,
    () => false,
  );
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
