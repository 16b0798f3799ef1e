import { mkdir, readFile, readdir, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { WorkerEnding } from "../spawner/messages.ts";
import { isAlive } from "../run-folders.ts";
import { MOST_PROCESSES } from "./limits.ts";

const ROOT = "/sys/fs/cgroup";
const OWN = "/proc/self/cgroup";
const NAME = /^quarry-host-(\d+)$/;
/** For what is no memory of the worker itself: its sandbox, and the kernel's for it. What the spawner sees over the limit it ends first. */
const MARGIN_MB = 16;
/** What starts a worker, and waits for it. */
const MORE_PROCESSES = 8;
const REMOVE_TRIES = 20;
const REMOVE_EVERY_MS = 100;

/** A tree of cgroups that this host may make some in. */
interface Tree {
  folder: string;
  /** Files of a cgroup with what is written into them. */
  limits: (memoryMb: number) => Record<string, string>;
  /** Counts ends for want of memory; null where the tree knows nothing of it. */
  deaths: string | null;
  /** Counts the time of the processor; null where the tree does not. */
  cpu: string | null;
}

/** The cgroups of one worker. */
export interface WorkerCgroups {
  /** Files into which it writes itself at its start. */
  files: string[];
  /** Counts what it takes of the processor with all that it starts; null where none does. */
  cpuFile: string | null;
  /** Removes them, and says whether the kernel has ended it for its memory. */
  end(ending: WorkerEnding): Promise<WorkerEnding>;
}

/** Limits that the kernel keeps for each worker with all its processes, where this host may set them. */
export class Cgroups {
  readonly #trees: readonly Tree[];

  constructor(trees: readonly Tree[]) {
    this.#trees = trees;
  }

  async make(id: string, memoryMb: number): Promise<WorkerCgroups> {
    const folders = this.#trees.map(({ folder }) => join(folder, id));
    for (const [at, { limits }] of this.#trees.entries()) await fill(folders[at] ?? "", limits(memoryMb));
    return {
      files: folders.map((folder) => join(folder, "cgroup.procs")),
      cpuFile:
        this.#trees.flatMap(({ cpu }, at) => (cpu === null ? [] : [join(folders[at] ?? "", cpu)]))[0] ?? null,
      end: async (ending) => {
        const died = await Promise.all(
          this.#trees.map(
            async ({ deaths }, at) => deaths !== null && (await diedIn(join(folders[at] ?? "", deaths))),
          ),
        );
        for (const folder of folders) void remove(folder);
        const isKilled = ending.reason === "signal" || ending.reason === "exit";
        return isKilled && died.includes(true) ? { reason: "memory", most: memoryMb } : ending;
      },
    };
  }

  async remove(): Promise<void> {
    await Promise.all(this.#trees.map(({ folder }) => remove(folder)));
  }
}

/** Finds out where limits can be set by setting some. Of hosts that were killed, what they left goes. */
export async function probeCgroups(root = ROOT, own = OWN): Promise<Cgroups> {
  const lines = (await readFile(own, "utf8").catch(() => "")).split("\n").map((line) => line.split(":"));
  const trees: Tree[] = [];
  for (const [, controllers = "", path = "/"] of lines)
    for (const controller of controllers.split(",")) {
      const tree = await firstThatWorks(treesOf(controller, root, path));
      if (tree !== null) trees.push(tree);
    }
  return new Cgroups(trees);
}

/** Places for cgroups of one controller, or of version 2 where there is none. */
function treesOf(controller: string, root: string, path: string): (() => Promise<Tree>)[] {
  const name = `quarry-host-${process.pid}`;
  const pids = String(MOST_PROCESSES + MORE_PROCESSES);
  const bytes = (memoryMb: number): string => String((memoryMb + MARGIN_MB) * 1024 * 1024);
  if (controller === "memory")
    return [
      async () => ({
        folder: await makeFolder(join(root, controller, path), name),
        limits: (memoryMb) => ({ "memory.limit_in_bytes": bytes(memoryMb) }),
        deaths: "memory.oom_control",
        cpu: null,
      }),
    ];
  if (controller === "pids")
    return [
      async () => ({
        folder: await makeFolder(join(root, controller, path), name),
        limits: () => ({ "pids.max": pids }),
        ...{ deaths: null, cpu: null },
      }),
    ];
  if (controller === "cpuacct")
    return [
      async () => ({
        folder: await makeFolder(join(root, controller, path), name),
        limits: () => ({}),
        ...{ deaths: null, cpu: "cpuacct.usage" },
      }),
    ];
  if (controller !== "") return [];
  // A cgroup of version 2 that has others below has no processes itself: its parent is the place where it has been delegated.
  return [join(root, path), join(root, dirname(path))].map((place) => async () => {
    await writeFile(join(place, "cgroup.subtree_control"), "+memory +pids", { flag: "r+" });
    const folder = await makeFolder(place, name);
    await writeFile(join(folder, "cgroup.subtree_control"), "+memory +pids");
    return {
      folder,
      limits: (memoryMb) => ({
        "memory.max": bytes(memoryMb),
        "memory.swap.max": "0",
        "pids.max": pids,
      }),
      ...{ deaths: "memory.events", cpu: "cpu.stat" },
    };
  });
}

async function firstThatWorks(places: readonly (() => Promise<Tree>)[]): Promise<Tree | null> {
  for (const place of places) {
    const tree = await place().catch(() => null);
    if (tree === null) continue;
    const probe = join(tree.folder, "probe");
    const works = await fill(probe, tree.limits(64)).then(
      () => true,
      () => false,
    );
    await remove(probe);
    if (works) return tree;
    await remove(tree.folder);
  }
  return null;
}

async function makeFolder(place: string, name: string): Promise<string> {
  for (const other of await readdir(place)) {
    const pid = NAME.exec(other)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) await removeAll(join(place, other));
  }
  const folder = join(place, name);
  await mkdir(folder, { recursive: true });
  return folder;
}

async function fill(folder: string, limits: Record<string, string>): Promise<void> {
  await mkdir(folder);
  for (const [file, limit] of Object.entries(limits)) await writeFile(join(folder, file), limit);
}

async function diedIn(file: string): Promise<boolean> {
  const text = await readFile(file, "utf8").catch(() => "");
  return Number(/^oom_kill (\d+)$/m.exec(text)?.[1] ?? 0) > 0;
}

async function removeAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await remove(join(folder, entry.name));
  await remove(folder);
}

/** A process that has ended may stay in it for a moment. */
async function remove(folder: string): Promise<void> {
  for (let tries = 0; tries < REMOVE_TRIES; tries++) {
    const isGone = await rmdir(folder).then(
      () => true,
      (error: NodeJS.ErrnoException) => error.code !== "EBUSY",
    );
    if (isGone) return;
    await sleep(REMOVE_EVERY_MS, null, { ref: false });
  }
}
