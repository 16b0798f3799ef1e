import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MEGABYTE = 1024 * 1024;

/** A file system of its own, in memory, that a test can fill. */
export interface SmallDisk {
  path: string;
  /** Writes a file until no more than this is free; 0 fills the disk to the last byte. */
  fillTo(freeMb: number): void;
  /** Removes that file. */
  makeRoom(): void;
  setReadOnly(isReadOnly: boolean): void;
  remove(): void;
}

export function smallDisk(sizeMb: number): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), "quarry-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${sizeMb}m,mode=700`, "quarry-test", path]);
  const ballast = join(path, "ballast");
  return {
    path,
    fillTo(freeMb) {
      const file = openSync(ballast, "a");
      try {
        const { bavail, bsize } = statfsSync(path);
        let left = freeMb === 0 ? Infinity : bavail * bsize - freeMb * MEGABYTE;
        for (; left > 0; left -= MEGABYTE) writeSync(file, Buffer.alloc(Math.min(left, MEGABYTE)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      } finally {
        closeSync(file);
      }
    },
    makeRoom: () => rmSync(ballast, { force: true }),
    setReadOnly: (isReadOnly) =>
      void execFileSync("mount", ["-o", `remount,${isReadOnly ? "ro" : "rw"}`, path]),
    remove() {
      execFileSync("umount", ["-l", path]);
      rmSync(path, { recursive: true, force: true });
    },
  };
}

/** Why this machine lends no disk to a test; null where it does. */
export function whyNoDisk(): string | null {
  try {
    smallDisk(1).remove();
    return null;
  } catch (error) {
    return `no file system can be mounted here: ${(error as Error).message.trim().split("\n").at(-1)}`;
  }
}
