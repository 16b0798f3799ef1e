import { totalmem } from "node:os";

const MEGABYTE = 1024 * 1024;
const LEAST_MB = 24;
const MOST_MB = 96;
/** Part of a thread's share of the memory. */
const PART = 1 / 4;
/** Part of a thread's limit. With more, the end of one that hoards objects is now and then that of its whole process. */
const PART_OF_LIMIT = 3 / 8;

/**
 * Megabytes for young objects in each of `threads` scraper threads that may have `limitMb` each. The parsed tree of a large
 * page outgrows a small young generation, and is then copied again and again while it is still in use: a page of 720 KB costs
 * a fifth less CPU with the most than with the least. It is taken only by a thread that needs it.
 */
export function youngGenerationMb(threads: number, limitMb: number, memoryBytes = memoryOfProcess()): number {
  const share = (memoryBytes / MEGABYTE / threads) * PART;
  return Math.floor(Math.max(LEAST_MB, Math.min(MOST_MB, share, limitMb * PART_OF_LIMIT)));
}

/** What the machine has, or the container may use. */
function memoryOfProcess(): number {
  const constrained = process.constrainedMemory();
  return constrained > 0 ? Math.min(totalmem(), constrained) : totalmem();
}
