import { execFile } from "node:child_process";
import { access, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** From the strongest on. Below `namespaces` a worker sees the files and the network of the machine. */
export const ISOLATION_LEVELS = ["namespaces", "plain"] as const;
export type IsolationLevel = (typeof ISOLATION_LEVELS)[number];

/** How workers of this machine are run. */
export interface Isolation {
  level: IsolationLevel;
  /**
   * The command line that runs a program, with absolute paths: workers get no PATH. `nth` tells workers from each other: where the
   * host is root, each has a user of its own.
   */
  command(program: string, nth: number): string[];
  /** How many processes, each the first child of the one before, stand between what is spawned and the worker. */
  depth: number;
}

/** So many a worker may have, threads included. Memory is looked after by the spawner: address space is no memory. */
export const MOST_PROCESSES = 256;
const LIMITS = ["--as=4294967296", "--nofile=1024", "--fsize=67108864", "--core=0"];
const PROCESS_LIMIT = `--nproc=${MOST_PROCESSES}`;
const TMP_BYTES = "67108864";
/** Nobody has these numbers; a limit of processes holds for a user, and not for root. */
const FIRST_USER = 2_000_000_000;
const USERS = 60_000;
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
const INSIDE = "/app/worker";
const PRLIMIT_INSIDE = "/app/prlimit";

/** Finds the strongest level that works here by running a program in it. */
export async function probeIsolation(): Promise<Isolation> {
  for (const isolation of await candidates()) if (await works(isolation)) return isolation;
  return { level: "plain", depth: 0, command: (program) => [program] };
}

async function candidates(): Promise<Isolation[]> {
  const [bwrap, prlimit, setpriv] = await Promise.all(["bwrap", "prlimit", "setpriv"].map(find));
  if (!prlimit || !setpriv) return [];
  const isRoot = process.getuid?.() === 0;
  const userOf = (nth: number): string[] => {
    if (!isRoot) return [];
    const user = FIRST_USER + (nth % USERS);
    return [`--reuid=${user}`, `--regid=${user}`, "--clear-groups"];
  };
  const plain: Isolation = {
    level: "plain",
    depth: 0,
    // Without a user of its own the limit would count all processes of the host's.
    command: (program, nth) => [
      // The spawner's end ends it, too.
      ...[setpriv, "--pdeathsig=KILL", "--no-new-privs", ...userOf(nth)],
      ...[prlimit, ...LIMITS, ...(isRoot ? [PROCESS_LIMIT] : []), "--", program],
    ],
  };
  if (!bwrap) return [plain];
  const caged: Isolation = {
    level: "namespaces",
    depth: 2,
    command: (program, nth) => [
      ...(isRoot ? [setpriv, ...userOf(nth)] : []),
      ...[bwrap, ...sandboxOf(program), "--ro-bind", prlimit, PRLIMIT_INSIDE, "--remount-ro", "/"],
      // Set inside, where it counts the processes in there alone.
      ...["--", PRLIMIT_INSIDE, ...LIMITS, PROCESS_LIMIT, "--", INSIDE],
    ],
  };
  return [caged, plain];
}

/** A worker sees its program, libraries, an empty folder for temporary files, and no network; the environment is the one it was given. */
function sandboxOf(program: string): string[] {
  return [
    ...["--unshare-user", "--unshare-pid", "--unshare-ipc", "--unshare-uts", "--unshare-net"],
    ...["--unshare-cgroup-try", "--disable-userns", "--cap-drop", "ALL"],
    ...["--new-session", "--die-with-parent", "--hostname", "worker"],
    ...LIBRARIES.flatMap((path) => ["--ro-bind-try", path, path]),
    ...["--ro-bind", program, INSIDE, "--proc", "/proc", "--dev", "/dev"],
    ...["--size", TMP_BYTES, "--tmpfs", "/tmp", "--chdir", "/tmp"],
  ];
}

async function works(isolation: Isolation): Promise<boolean> {
  const [first = "", ...rest] = isolation.command((await find("true")) ?? "/bin/true", 0);
  return run(first, rest, { env: {}, timeout: 5000 }).then(
    () => true,
    () => false,
  );
}

async function find(name: string): Promise<string | null> {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    const path = join(folder, name);
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return null;
}
