import type { ResourceLimits, Worker } from "node:worker_threads";

const WEIGH_EVERY_MS = 50;
const MEGABYTE = 1024 * 1024;

/**
 * Limits of a thread that `watchMemory` watches. V8's own limit lies far above what the watch lets through: a thread that
 * reaches it in one leap can take the whole process along.
 */
export function limitsFor(limitMb: number): ResourceLimits {
  return { maxOldGenerationSizeMb: 4 * limitMb, maxYoungGenerationSizeMb: 16 };
}

/**
 * Weighs a thread every 50 ms, Buffers included, which V8's limit leaves out.
 * @param onOver called when it holds more than the limit, perhaps more than once
 * @returns the way to stop
 */
export function watchMemory(thread: Worker, limitMb: number, onOver: () => void): () => void {
  const weigh = async (): Promise<void> => {
    // One that has not begun or has just ended cannot be asked.
    const held = await thread.getHeapStatistics().catch(() => null);
    if (held !== null && held.used_heap_size + held.external_memory > limitMb * MEGABYTE) onOver();
  };
  const weighing = setInterval(() => void weigh(), WEIGH_EVERY_MS);
  return () => clearInterval(weighing);
}
