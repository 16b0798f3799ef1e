import { totalmem } from "node:os";

const MEGABYTE = 1024 * 1024;
const LEAST_MB = 32;
const MOST_MB = 192;
/** Part of a thread's share of the memory. */
const PART = 1 / 4;

/**
 * Megabytes for young objects in each of `threads` scraper threads. The parsed tree of a large page outgrows a small young
 * generation, and is then copied again and again while it is still in use: a page of 720 KB costs a third less CPU with the
 * most than with the least. It is taken only by a thread that needs it.
 */
export function youngGenerationMb(threads: number, memoryBytes = memoryOfProcess()): number {
  const share = (memoryBytes / MEGABYTE / threads) * PART;
  return Math.floor(Math.min(MOST_MB, Math.max(LEAST_MB, share)));
}

/** What the machine has, or the container may use. */
function memoryOfProcess(): number {
  const constrained = process.constrainedMemory();
  return constrained > 0 ? Math.min(totalmem(), constrained) : totalmem();
}
