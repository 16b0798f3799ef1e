import { readFileSync } from "node:fs";

/** Ticks per second of /proc on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** CPU seconds that a process has used so far, all threads together; 0 where there is no /proc. */
export function cpuSeconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name of the program, in brackets, may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}
