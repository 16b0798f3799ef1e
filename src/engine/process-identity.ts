import { execFileSync } from "node:child_process";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/**
 * When a running process began, as an opaque text: together with the pid it tells a process from a later one
 * with the same pid. Undefined when no such process runs; one that only waits to be reaped does not run.
 */
export function processStart(pid: number): string | undefined {
  return process.platform === "linux" ? startFromProc(pid) : startFromPs(pid);
}

function startFromProc(pid: number): string | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, "latin1");
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "ENOENT" || code === "ESRCH") return undefined;
    throw error;
  }
  // The second field is the program's name in parentheses and may hold anything, so count from its end.
  const [state, ...rest] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return state === "Z" || state === "X" ? undefined : rest[18];
}

function startFromPs(pid: number): string | undefined {
  try {
    const line = execFileSync("ps", ["-o", "state=,lstart=", "-p", String(pid)], {
      encoding: "utf8",
      env: { ...process.env, LC_ALL: "C" },
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
    const [state = "", ...started] = line.split(/\s+/);
    return state.startsWith("Z") ? undefined : started.join(" ");
  } catch (error) {
    // ps ends with 1 when it finds nothing.
    if ((error as { status?: number }).status === 1) return undefined;
    throw error;
  }
}

/** Where the ids of processes mean what they mean here, and where loopback addresses do; both are of one start of one machine. */
export function machineOf(): { processes: string; network: string } {
  const boot = read(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()) ?? hostname();
  const spaceOf = (name: string): string => read(() => readlinkSync(`/proc/self/ns/${name}`)) ?? "";
  return { processes: `${boot} ${spaceOf("pid")}`, network: `${boot} ${spaceOf("net")}` };
}

/** Other systems than Linux have no such file. */
function read(from: () => string): string | null {
  try {
    return from();
  } catch {
    return null;
  }
}
