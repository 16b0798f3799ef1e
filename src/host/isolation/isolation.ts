import { spawn } from "node:child_process";
import { ISOLATION_LEVELS, LEVELS, type Isolation, type IsolationLevel } from "./levels.ts";
import { findProgram, findTools } from "./tools.ts";

const PROBE_MS = 5000;

/**
 * Finds the strongest level that works here by running a program in it.
 *
 * @param folder where users of workers can run programs
 */
export async function probeIsolation(
  folder: string,
  levels: readonly IsolationLevel[] = ISOLATION_LEVELS,
): Promise<Isolation> {
  const tools = await findTools(folder);
  for (const level of levels) {
    const isolation = LEVELS[level](tools);
    if (isolation !== null && (await works(isolation))) return isolation;
  }
  return { level: "plain", hasWayOut: false, depth: 0, command: ({ program }) => [program] };
}

async function works(isolation: Isolation): Promise<boolean> {
  const program = (await findProgram("true")) ?? "/bin/true";
  const [first = "", ...rest] = isolation.command({ program, nth: 0, cgroups: [] });
  const ended = Promise.withResolvers<boolean>();
  const probe = spawn(first, rest, {
    env: {},
    stdio: ["ignore", "ignore", "ignore", "ignore", ...(isolation.hasWayOut ? ["ipc" as const] : [])],
    timeout: PROBE_MS,
    killSignal: "SIGKILL",
  });
  probe.on("error", () => ended.resolve(false));
  probe.on("exit", (code) => ended.resolve(code === 0));
  return ended.promise;
}
