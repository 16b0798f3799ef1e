import { readFileSync } from "node:fs";
import { setInterval } from "node:timers";

const MB = 1024 * 1024;

/** Resident memory of a process in bytes; null where there is no /proc. */
export function residentBytes(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}

export interface MemoryWatch {
  /** Samples so far in MB, oldest first. */
  readonly samples: readonly number[];
  stop(): void;
}

/** Samples the resident memory of a process. */
export function watchMemory(pid: number, everyMs: number): MemoryWatch {
  const samples: number[] = [];
  const sample = (): void => {
    const bytes = residentBytes(pid);
    if (bytes !== null) samples.push(bytes / MB);
  };
  sample();
  const timer = setInterval(sample, everyMs);
  return { samples, stop: () => clearInterval(timer) };
}
