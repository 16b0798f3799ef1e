import { readFileSync } from "node:fs";

/** Resident memory of a process in MiB, from /proc. */
export function residentMib(pid: number): number {
  const kib = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  if (kib === undefined) throw new Error(`Process ${pid} has no resident memory.`);
  return Number(kib) / 1024;
}

/** Samples a process until `stop`, which returns the highest value seen in MiB. */
export function watchResident(pid: number, everyMs = 25): { stop(): number } {
  let highest = residentMib(pid);
  const timer = setInterval(() => (highest = Math.max(highest, residentMib(pid))), everyMs);
  return {
    stop() {
      clearInterval(timer);
      return Math.max(highest, residentMib(pid));
    },
  };
}
