import type { Tools } from "./tools.ts";

/** So many a worker may have, threads included. Memory is looked after by the spawner: address space is no memory. */
export const MOST_PROCESSES = 256;

/** Names of prlimit, and numbers of the kernel. */
const LIMITS = [
  { name: "as", number: 9, most: 4_294_967_296 },
  { name: "nofile", number: 7, most: 1024 },
  { name: "fsize", number: 1, most: 67_108_864 },
  { name: "core", number: 4, most: 0 },
];
/** Counts all processes of a user, and none of root's. */
const PROCESS_LIMIT = { name: "nproc", number: 6, most: MOST_PROCESSES };

interface Start {
  /** Path of `init` or `prlimit` as it is where they run. */
  tool: string;
  /** For `init` alone. */
  options: readonly string[];
  /** Whether the user of the worker has no processes beside it. */
  countsProcesses: boolean;
}

/** Sets limits and becomes what follows. */
export function limited({ init }: Tools, { tool, options, countsProcesses }: Start): string[] {
  const limits = countsProcesses ? [...LIMITS, PROCESS_LIMIT] : LIMITS;
  if (init === null) return [tool, ...limits.map(({ name, most }) => `--${name}=${most}`), "--"];
  const given = limits.flatMap(({ number, most }) => ["--limit", String(number), String(most)]);
  return [tool, ...options, ...given, "--"];
}
