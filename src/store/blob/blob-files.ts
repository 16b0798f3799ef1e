import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";

export interface Blob {
  /** SHA-256, hex: its name. */
  sha256: string;
  bytes: number;
}

const SHA256 = /^[0-9a-f]{64}$/;
/** One that is written longer than this was left behind by a process that ended. */
const TMP_MS = 24 * 3_600_000;

/** Bytes by their SHA-256, as files of a folder that all processes of this machine share. */
export class BlobFiles {
  readonly #folder: string;

  /** @param dataDir the data folder */
  constructor(dataDir: string) {
    this.#folder = join(dataDir, "hosting", "blobs");
  }

  pathOf(sha256: string): string {
    if (!SHA256.test(sha256)) throw new Error(`${sha256} is no SHA-256.`);
    return join(this.#folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  }

  /** Whether this machine has the folder. */
  async isHere(): Promise<boolean> {
    return stat(this.#folder).then(
      () => true,
      () => false,
    );
  }

  read(sha256: string): Promise<Buffer> {
    return readFile(this.pathOf(sha256));
  }

  /** Stores bytes as they come. They outlive a power cut once this resolves, and nobody sees them half written. */
  async put(parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Blob> {
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
      const sha256 = hash.digest("hex");
      if (!(await this.keep(sha256))) await this.#moveTo(tmp, sha256);
      return { sha256, bytes };
    } finally {
      await rm(tmp, { force: true });
    }
  }

  /** Says that it is needed from now on, so that no sweep takes it; false where there is none. */
  async keep(sha256: string): Promise<boolean> {
    const now = new Date();
    return utimes(this.pathOf(sha256), now, now).then(
      () => true,
      () => false,
    );
  }

  /** Removes those that nobody refers to and that nobody has asked to keep since `before`; how many bytes that were. */
  async sweep(isReferred: (sha256: string) => boolean, before: Date): Promise<number> {
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

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
