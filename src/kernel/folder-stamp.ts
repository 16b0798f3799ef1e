import { readdir, realpath, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * What the files below a folder are, as a text that becomes another one when one of them is changed, added or removed.
 * Links are followed; `node_modules` and what begins with a dot are left out. A folder that is not there has a stamp, too.
 */
export async function folderStamp(folder: string): Promise<string> {
  const lines: string[] = [];
  await visit(folder, lines, new Set());
  return lines.sort().join("\n");
}

async function visit(folder: string, lines: string[], seen: Set<string>): Promise<void> {
  const real = await realpath(folder).catch(() => folder);
  if (seen.has(real)) return;
  seen.add(real);
  const names = await readdir(folder).catch(() => []);
  await Promise.all(
    names
      .filter((name) => name !== "node_modules" && !name.startsWith("."))
      .map(async (name) => {
        const path = join(folder, name);
        // What is gone in between is a change that the next look sees.
        const info = await stat(path).catch(() => null);
        if (info?.isDirectory()) await visit(path, lines, seen);
        else lines.push(`${path} ${info?.size} ${info?.mtimeMs}`);
      }),
  );
}
