import { limited } from "./limits.ts";
import type { Tools } from "./tools.ts";

/** From the strongest on. At `plain` a worker sees the files and the network of the machine. */
export const ISOLATION_LEVELS = ["namespaces", "unshare", "landlock", "plain"] as const;
export type IsolationLevel = (typeof ISOLATION_LEVELS)[number];

/** What is started. */
export interface Started {
  /** Absolute path: workers get no PATH. */
  program: string;
  /** Tells workers from each other: where the host is root, each has a user of its own. */
  nth: number;
  /** Files of cgroups into which it writes itself. */
  cgroups: readonly string[];
}

/** How workers of this machine are run. */
export interface Isolation {
  level: IsolationLevel;
  /** Whether it opens a way out to the management API, and passes it through a channel. */
  hasWayOut: boolean;
  /** How many processes, each the first child of the one before, stand between what is spawned and the worker. */
  depth: number;
  command(started: Started): string[];
}

/** Nobody has these numbers; a limit of processes holds for a user, and not for root. */
const FIRST_USER = 2_000_000_000;
const USERS = 60_000;
const TMP_BYTES = "67108864";
/** Where programs that are linked dynamically find their libraries, and nothing else. */
const LIBRARIES = [
  "/lib64",
  "/usr/lib64",
  ...["x86_64", "aarch64"].flatMap((machine) => [
    `/lib/${machine}-linux-gnu`,
    `/usr/lib/${machine}-linux-gnu`,
    `/lib/ld-musl-${machine}.so.1`,
  ]),
  "/etc/ld.so.cache",
];
/** In a network of its own every worker has the same ports. */
const OWN_NETWORK = ["--way-out", "8787", "--port", "8080"];

const NO_SETPRIV = "setpriv of util-linux is not installed";
const NO_INIT = "there is none for this machine";

/** Each level where the tools for it are there, else what is missing. Whether it works is seen by running something in it. */
export const LEVELS: Record<IsolationLevel, (tools: Tools) => Isolation | string> = {
  namespaces(tools) {
    const { bwrap, init, setpriv, isRoot } = tools;
    const starter = init ?? tools.prlimit;
    if (bwrap === null) return "bubblewrap is not installed";
    if (starter === null) return "prlimit of util-linux is not installed";
    if (isRoot && setpriv === null) return NO_SETPRIV;
    const [program, tool] = ["/app/worker", "/app/start"];
    return {
      ...{ level: "namespaces", hasWayOut: init !== null, depth: 2 },
      command: (started) => [
        ...inCgroups(tools, started),
        ...asOwnUser(tools, started),
        ...[bwrap, ...sandboxOf(started.program, program), "--ro-bind", starter, tool],
        ...["--remount-ro", "/", "--"],
        // Set inside, where it counts the processes in there alone.
        ...limited(tools, { tool, options: [...OWN_NETWORK, "--filter"], countsProcesses: true }),
        program,
      ],
    };
  },

  unshare(tools) {
    const { init, setpriv, isRoot } = tools;
    if (init === null) return NO_INIT;
    if (isRoot && setpriv === null) return NO_SETPRIV;
    const options = ["--namespaces", "--landlock", ...readable(["/proc"]), "--write", "/tmp"];
    return {
      ...{ level: "unshare", hasWayOut: true, depth: 2 },
      command: (started) => [
        ...inCgroups(tools, started),
        ...asOwnUser(tools, started),
        ...limited(tools, {
          ...{ tool: init, options: [...options, ...OWN_NETWORK, "--filter"], countsProcesses: true },
        }),
        started.program,
      ],
    };
  },

  landlock(tools) {
    const { init, setpriv, isRoot } = tools;
    if (init === null) return NO_INIT;
    if (setpriv === null) return NO_SETPRIV;
    const options = ["--landlock", ...readable([]), "--ports-only", "--way-out", "0", "--port", "0"];
    return {
      ...{ level: "landlock", hasWayOut: true, depth: 0 },
      command: (started) => [
        ...inCgroups(tools, started),
        ...endingWithSpawner(setpriv, tools, started),
        ...limited(tools, { tool: init, options: [...options, "--filter"], countsProcesses: isRoot }),
        started.program,
      ],
    };
  },

  plain(tools) {
    const { setpriv, isRoot } = tools;
    const tool = tools.init ?? tools.prlimit;
    if (tool === null) return "prlimit of util-linux is not installed";
    if (setpriv === null) return NO_SETPRIV;
    return {
      ...{ level: "plain", hasWayOut: false, depth: 0 },
      command: (started) => [
        ...inCgroups(tools, started),
        ...endingWithSpawner(setpriv, tools, started),
        // Without a user of its own the limit would count all processes of the host's.
        ...limited(tools, { tool, options: ["--port", "0"], countsProcesses: isRoot }),
        started.program,
      ],
    };
  },
};

/** A worker sees its program, libraries, an empty folder for temporary files, and no network; the environment is the one it was given. */
function sandboxOf(program: string, inside: string): string[] {
  return [
    ...["--unshare-user", "--unshare-pid", "--unshare-ipc", "--unshare-uts", "--unshare-net"],
    ...["--unshare-cgroup-try", "--disable-userns", "--cap-drop", "ALL"],
    ...["--new-session", "--die-with-parent", "--hostname", "worker"],
    ...LIBRARIES.flatMap((path) => ["--ro-bind-try", path, path]),
    // Its /dev/shm would be memory that nobody counts.
    ...["--ro-bind", program, inside, "--proc", "/proc", "--dev", "/dev", "--remount-ro", "/dev"],
    ...["--size", TMP_BYTES, "--tmpfs", "/tmp", "--chdir", "/tmp"],
  ];
}

function readable(more: readonly string[]): string[] {
  return [...LIBRARIES, ...more].flatMap((path) => ["--read", path]);
}

/** Before it becomes a user who may not. */
function inCgroups({ init }: Tools, { cgroups }: Started): string[] {
  if (init === null || cgroups.length === 0) return [];
  return [init, ...cgroups.flatMap((file) => ["--cgroup", file]), "--"];
}

function asOwnUser({ setpriv, isRoot }: Tools, { nth }: Started): string[] {
  if (!isRoot || setpriv === null) return [];
  const user = FIRST_USER + (nth % USERS);
  return [setpriv, `--reuid=${user}`, `--regid=${user}`, "--clear-groups"];
}

/** The spawner's end ends it, too. */
function endingWithSpawner(setpriv: string, tools: Tools, started: Started): string[] {
  const [, ...user] = asOwnUser(tools, started);
  return [setpriv, "--pdeathsig=KILL", "--no-new-privs", ...user];
}
