import { readFileSync, readdirSync } from "node:fs";

/** A process with all that it has started, itself first; empty once it has ended. */
export function processTree(pid: number, most: number): number[] {
  const found = [pid];
  for (const one of found) {
    if (found.length > most) break;
    found.push(...childrenOf(one));
  }
  return found;
}

/** The descendant that is `depth` first children away; null where there is none yet, or no longer. */
export function firstDescendant(pid: number, depth: number): number | null {
  let at: number | undefined = pid;
  for (let step = 0; step < depth && at !== undefined; step++) at = childrenOf(at)[0];
  return at ?? null;
}

/** Memory in use of these processes, in KB; those that have ended have none. */
export function residentKb(pids: readonly number[]): number {
  return pids.reduce(
    (sum, pid) => sum + Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0),
    0,
  );
}

/** Of each of its threads: any of them may have started some. */
function childrenOf(pid: number): number[] {
  return threadsOf(pid).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(" ").filter(Boolean).map(Number),
  );
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** A process may end at any moment. */
function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
