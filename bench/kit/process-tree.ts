import { readdirSync, readFileSync } from "node:fs";
import { cpuSeconds } from "./cpu.ts";
import { residentBytes } from "./memory.ts";

const MB = 1024 * 1024;

/** A process at one moment. */
export interface ProcessFacts {
  pid: number;
  /** Its program and the file that it runs, without folders. */
  name: string;
  /** Pages that processes share are counted in part by each. */
  pssMb: number;
  rssMb: number;
  cpuSeconds: number;
}

/** A process and all that descend from it. Linux only. */
export function processTree(root: number): ProcessFacts[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const stat = readOrEmpty(`/proc/${name}/stat`);
    // The name of the program, in brackets, may hold spaces.
    if (stat !== "") parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]));
  }
  const isInTree = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined && at > 0; at = parents.get(at))
      if (at === root) return true;
    return false;
  };
  return [...parents.keys()].filter(isInTree).map((pid) => ({
    pid,
    name: nameOf(pid),
    pssMb:
      (Number(/^Pss:\s+(\d+) kB$/m.exec(readOrEmpty(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024) / MB,
    rssMb: (residentBytes(pid) ?? 0) / MB,
    cpuSeconds: cpuSeconds(pid),
  }));
}

function nameOf(pid: number): string {
  const words = readOrEmpty(`/proc/${pid}/cmdline`).split("\0");
  const script = words.findIndex((word) => /\.[jt]s$/.test(word));
  return [words[script]?.replace(/.*\//, "") ?? words[0] ?? "", words[script + 1] ?? ""]
    .filter((word) => word !== "" && !word.startsWith("{"))
    .join(" ");
}

/** A process may end at any moment. */
function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
