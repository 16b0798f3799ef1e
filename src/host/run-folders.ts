import { chmod, mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const NAME = /^quarry-host-(\d+)-/;

/** Folders of this process alone, gone with it. */
export interface RunFolders {
  /** Nobody else can open what is in it. */
  sockets: string;
  /** Programs of workers, which have users of their own. */
  programs: string;
  /** What is built, which its builds alone see. */
  builds: string;
  remove(): Promise<void>;
}

/** Makes them; what hosts left that were killed goes. */
export async function makeRunFolders(): Promise<RunFolders> {
  // Short, whatever the data folder is called: a path of a socket has at most 107 characters.
  const place = await firstOpen([tmpdir(), "/tmp", "/var/tmp"]);
  for (const name of await readdir(place)) {
    const pid = NAME.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid)))
      // Of another user, perhaps.
      await rm(join(place, name), { recursive: true, force: true }).catch(() => undefined);
  }
  const folder = await mkdtemp(join(place, `quarry-host-${process.pid}-`));
  // Others pass through it and cannot list it.
  await chmod(folder, 0o711);
  const [sockets, programs, builds] = [join(folder, "s"), join(folder, "p"), join(folder, "b")];
  await mkdir(builds, { mode: 0o700 });
  await mkdir(sockets, { mode: 0o700 });
  await mkdir(programs);
  await chmod(programs, 0o711);
  return { sockets, programs, builds, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The first folder that every user can pass through, as workers have to. */
async function firstOpen(folders: readonly string[]): Promise<string> {
  for (const folder of folders) if (await isOpen(folder)) return folder;
  return tmpdir();
}

async function isOpen(folder: string): Promise<boolean> {
  const stats = await stat(folder).catch(() => null);
  if (stats === null || (stats.mode & 0o001) === 0) return false;
  return folder === dirname(folder) || isOpen(dirname(folder));
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
