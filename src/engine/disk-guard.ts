import type { Log } from "../kernel/log.ts";
import { freeBytes } from "./data-folder.ts";

const MEGABYTE = 1024 * 1024;
/** The engine ends at once when its journal cannot grow, so new work stops well before that. */
const STOP_BELOW_BYTES = 64 * MEGABYTE;
/** More than the first, so that work does not stop and start all the time. */
const GO_ON_ABOVE_BYTES = 96 * MEGABYTE;
const LOOK_EVERY_MS = 250;
/** More than any disk takes in between. */
const AMPLE_BYTES = 8192 * MEGABYTE;
const LOOK_AT_AMPLE_MS = 1000;

/** Watches the disk of the embedded engine, so that runs pause and creations are refused before it is full. */
export class DiskGuard {
  readonly #dataDir: string;
  readonly #log: Pick<Log, "info" | "error">;
  #hasSpace = true;
  #freeBytes: number | null = null;

  /** @param dataDir an existing folder */
  constructor(dataDir: string, log: Pick<Log, "info" | "error">) {
    this.#dataDir = dataDir;
    this.#log = log;
    this.#look();
  }

  /** Whether new work may be taken on. */
  get hasSpace(): boolean {
    return this.#hasSpace;
  }

  /** What was free when it was looked at last; null while nobody could say. */
  get freeBytes(): number | null {
    return this.#freeBytes;
  }

  /** Null when the folder cannot be asked: what that means for the data, the engine itself will say. */
  #free(): number | null {
    try {
      return freeBytes(this.#dataDir);
    } catch {
      return null;
    }
  }

  #look(): void {
    const free = this.#free();
    this.#freeBytes = free;
    const isAmple = free !== null && free > AMPLE_BYTES;
    setTimeout(() => this.#look(), isAmple ? LOOK_AT_AMPLE_MS : LOOK_EVERY_MS).unref();
    if (free === null) return;
    const hasSpace = free >= (this.#hasSpace ? STOP_BELOW_BYTES : GO_ON_ABOVE_BYTES);
    if (hasSpace === this.#hasSpace) return;
    this.#hasSpace = hasSpace;
    const facts = { dataDir: this.#dataDir, freeMb: Math.floor(free / MEGABYTE) };
    if (hasSpace) this.#log.info(facts, "the disk has space again: work continues");
    else
      this.#log.error(
        facts,
        `the disk is full: nothing new is stored until ${GO_ON_ABOVE_BYTES / MEGABYTE} MB are free`,
      );
  }
}
