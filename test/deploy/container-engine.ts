import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** How images are built and run here. */
export interface ContainerEngine {
  command: "docker" | "podman";
  /** Before the verb. */
  globals: string[];
  /** After `build` and after `run`: containers share the network of the machine, so that ports need no rules of it. */
  build: string[];
  run: string[];
}

/** Podman with runc, where there is one: its own runtime refuses the control groups of some machines. */
const ENGINES: ContainerEngine[] = [
  { command: "docker", globals: [], build: ["--network", "host"], run: ["--network", "host"] },
  {
    command: "podman",
    globals: hasProgram("runc") ? ["--runtime", "runc"] : [],
    build: ["--network", "host", "--format", "docker"],
    run: ["--network", "host", "--ulimit", "nofile=20000:20000", "--ulimit", "nproc=4096:4096"],
  },
];

function hasProgram(name: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${name}`]).status === 0;
}

/** The first engine that answers; null, with the reason printed, where none does or where nobody asked for these tests. */
export const containerEngine: ContainerEngine | null = find();

function find(): ContainerEngine | null {
  if (process.env.TEST_DEPLOY === undefined) {
    process.stderr.write("Tests of the image skipped: `npm run test:deploy` runs them.\n");
    return null;
  }
  const found = ENGINES.find(({ command }) => spawnSync(command, ["info"], { timeout: 30_000 }).status === 0);
  if (!found) process.stderr.write("Tests of the image skipped: neither docker nor podman answers here.\n");
  return found ?? null;
}

/** Runs one command of the engine and returns what it printed. Throws with its last lines of stderr. */
export async function engine(args: string[], timeoutMs = 60_000): Promise<string> {
  if (containerEngine === null) throw new Error("There is no container engine.");
  const { command, globals } = containerEngine;
  const { stdout } = await run(command, [...globals, ...args], {
    timeout: timeoutMs,
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout;
}
