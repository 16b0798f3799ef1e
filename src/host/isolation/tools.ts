import { access, chmod, constants, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { WORKER_INIT } from "../native/worker-init-x64.ts";

/** Programs of this machine by which workers are isolated: their absolute paths, null where they are absent. */
export interface Tools {
  bwrap: string | null;
  prlimit: string | null;
  setpriv: string | null;
  /** Quarry's own: src/host/native/worker-init. */
  init: string | null;
  isRoot: boolean;
}

/** @param folder where users of workers can run programs */
export async function findTools(folder: string): Promise<Tools> {
  const [bwrap, prlimit, setpriv, init] = await Promise.all([
    findProgram("bwrap"),
    findProgram("prlimit"),
    findProgram("setpriv"),
    placeInit(folder),
  ]);
  return { bwrap, prlimit, setpriv, init, isRoot: process.getuid?.() === 0 };
}

/** Null on machines that it is not built for. */
export async function placeInit(folder: string): Promise<string | null> {
  if (process.arch !== "x64" || process.platform !== "linux") return null;
  const path = join(folder, "worker-init");
  await writeFile(path, Buffer.from(WORKER_INIT, "base64"));
  await chmod(path, 0o755);
  return path;
}

/** The absolute path of a program of `PATH`. */
export async function findProgram(name: string): Promise<string | null> {
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
