import { randomFillSync } from "node:crypto";
import {
  closeSync,
  existsSync,
  fdatasyncSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import type { EngineMemory } from "./engine-exports.ts";

/** The database, and what SQLite puts beside it. */
export const DATABASE_FILE = "data.sqlite";
const NAMES = new Set(["", "-wal", "-journal"].map((end) => DATABASE_FILE + end));
const FULL = 2;
const FAILED = 1;

interface Deps {
  folder: string;
  memory: () => EngineMemory;
  /** Whether this process may still write here. */
  mayWrite: () => boolean;
  isOver: () => boolean;
}

/** The files of one database, as engine/engine.h asks for them: no other file can be named. */
export function databaseFiles({ folder, memory, mayWrite, isOver }: Deps): Record<string, CallableFunction> {
  const bytesAt = (at: number, length: number) => new Uint8Array(memory().buffer, at, length);
  const pathOf = (at: number, length: number): string => {
    const name = Buffer.from(bytesAt(at, length)).toString();
    if (!NAMES.has(name)) throw new Error(`${name} is no file of a database.`);
    return join(folder, name);
  };
  const assertMayWrite = (): void => {
    if (!mayWrite()) throw new Error("This host may no longer write here.");
  };
  return {
    isOver: () => Number(isOver()),
    now: () => Date.now(),
    random: (at: number, length: number) => void randomFillSync(bytesAt(at, length)),
    exists: (at: number, length: number) => Number(existsSync(pathOf(at, length))),
    open: failing(-1, (at: number, length: number, create: number) => {
      const path = pathOf(at, length);
      const isNew = !existsSync(path);
      if (isNew && create === 0) return -1;
      if (isNew) assertMayWrite();
      const handle = openSync(path, isNew ? "wx+" : "r+", 0o600);
      if (isNew) syncFolder(folder);
      return handle;
    }),
    close: failing(undefined, (handle: number) => closeSync(handle)),
    read: failing(-1, (handle: number, at: number, length: number, offset: number) => {
      let got = 0;
      for (let n = 1; got < length && n > 0; got += n)
        n = readSync(handle, bytesAt(at + got, length - got), 0, length - got, offset + got);
      return got;
    }),
    write: failing(FAILED, (handle: number, at: number, length: number, offset: number) => {
      assertMayWrite();
      for (let done = 0; done < length;)
        done += writeSync(handle, bytesAt(at + done, length - done), 0, length - done, offset + done);
      return 0;
    }),
    truncate: failing(FAILED, (handle: number, size: number) => {
      assertMayWrite();
      ftruncateSync(handle, size);
      return 0;
    }),
    sync: failing(FAILED, (handle: number) => {
      assertMayWrite();
      fdatasyncSync(handle);
      return 0;
    }),
    size: failing(-1, (handle: number) => fstatSync(handle).size),
    remove: failing(FAILED, (at: number, length: number) => {
      assertMayWrite();
      rmSync(pathOf(at, length), { force: true });
      return 0;
    }),
  };
}

/** SQLite hears a number where Node throws. */
function failing<A extends number[], T>(failed: T, work: (...given: A) => T): (...given: A) => T {
  return (...given) => {
    try {
      return work(...given);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      return failed === (FAILED as T) && (code === "ENOSPC" || code === "EDQUOT") ? (FULL as T) : failed;
    }
  };
}

/** So that a new file is there after a crash, too. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
