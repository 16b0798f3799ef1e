import { spawn } from "node:child_process";
import { ISOLATION_LEVELS, LEVELS, type Isolation, type IsolationLevel } from "./levels.ts";
import { findProgram, findTools } from "./tools.ts";

const PROBE_MS = 5000;
const MAX_SAID_CHARACTERS = 200;

export interface Probed extends Isolation {
  /** Why no stronger level works here; null at the strongest. */
  reason: string | null;
}

/**
 * Finds the strongest level that works here by running a program in it.
 *
 * @param folder where users of workers can run programs
 */
export async function probeIsolation(
  folder: string,
  levels: readonly IsolationLevel[] = ISOLATION_LEVELS,
): Promise<Probed> {
  const tools = await findTools(folder);
  const problems: string[] = [];
  const reason = (): string | null => (problems.length === 0 ? null : problems.join("; "));
  for (const level of levels) {
    const isolation = LEVELS[level](tools);
    const problem = typeof isolation === "string" ? isolation : await problemOf(isolation);
    if (typeof isolation !== "string" && problem === null) return { ...isolation, reason: reason() };
    problems.push(`${level}: ${problem}`);
  }
  return {
    level: "plain",
    hasWayOut: false,
    depth: 0,
    command: ({ program }) => [program],
    reason: reason(),
  };
}

/** What keeps a program from running in it; null where nothing does. */
async function problemOf(isolation: Isolation): Promise<string | null> {
  const program = (await findProgram("true")) ?? "/bin/true";
  const [first = "", ...rest] = isolation.command({ program, nth: 0, cgroups: [] });
  const ended = Promise.withResolvers<string | null>();
  const probe = spawn(first, rest, {
    env: {},
    stdio: ["ignore", "ignore", "pipe", "ignore", ...(isolation.hasWayOut ? ["ipc" as const] : [])],
    timeout: PROBE_MS,
    killSignal: "SIGKILL",
  });
  let said = "";
  probe.stderr?.on("data", (chunk: Buffer) => (said += chunk.toString()));
  probe.on("error", ({ message }) => ended.resolve(message));
  probe.on("close", (code, signal) => {
    const last = said.trim().split("\n").at(-1)?.slice(0, MAX_SAID_CHARACTERS) ?? "";
    ended.resolve(code === 0 ? null : last === "" ? `it ended with ${signal ?? code}` : last);
  });
  return ended.promise;
}
