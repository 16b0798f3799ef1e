import { createHash, createHmac, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { machineOf, processStart } from "../engine/process-identity.ts";
import type { Config } from "../kernel/config.ts";
import { bucketOf } from "./blobs.ts";
import type { HostPlace } from "../store/host/host-documents.ts";

/** Where a host of this process stands. @param keys that sign calls between hosts */
export async function hostPlaceOf(
  config: Pick<Config, "dataDir" | "QUARRY_OBJECTS_URL">,
  keys: readonly string[],
): Promise<Omit<HostPlace, "pids">> {
  const blobs = bucketOf(config)?.place ?? `folder ${await folderId(config.dataDir)}`;
  return { ...machineOf(), blobs, keyMarks: keys.map(markOf) };
}

/** Processes of this machine, each told from a later one with the same id. */
export function marksOf(pids: readonly number[]): HostPlace["pids"] {
  return pids.map((pid) => ({ pid, start: processStart(pid) ?? "" }));
}

/** Whether nothing of a host runs any more; false where that cannot be seen from here. */
export function hasEnded({ processes, pids }: HostPlace): boolean {
  return processes === machineOf().processes && pids.every(({ pid, start }) => processStart(pid) !== start);
}

/** Keys for calls between hosts alone, each made of a key of the server. */
export function doorKeysOf(keys: readonly string[]): string[] {
  return keys.map((key) => createHmac("sha256", key).update("calls between hosts").digest("hex"));
}

function markOf(key: string): string {
  return createHash("sha256").update(`mark ${key}`).digest("hex").slice(0, 16);
}

/** Where its databases are kept, and by what others know that folder. */
export async function databasesOf({
  dataDir,
}: Pick<Config, "dataDir">): Promise<{ folder: string; folderId: string }> {
  return { folder: join(dataDir, "hosting/sqlite"), folderId: await folderId(dataDir) };
}

/** Hosts that read the same id share the folder, wherever each has it. Of several the first writes it. */
async function folderId(dataDir: string): Promise<string> {
  const folder = join(dataDir, "hosting");
  const path = join(folder, "folder-id");
  const draft = `${path}.${randomUUID()}`;
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(draft, randomUUID());
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
    return (await readFile(path, "utf8")).trim();
  } finally {
    await rm(draft, { force: true });
  }
}
