import { readdir, realpath, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * What the files below a folder are, as a text that becomes another one when one of them is changed, added or removed.
 * Links are followed; `node_modules`, what begins with a dot and what else is named are left out. A folder that is not there has a
 * stamp, too.
 */
export async function folderStamp(folder: string, leftOut: readonly string[] = []): Promise<string> {
  const lines: string[] = [];
  await visit(folder, lines, { seen: new Set(), leftOut: new Set(["node_modules", ...leftOut]) });
  return lines.sort().join("\n");
}

interface Walk {
  seen: Set<string>;
  leftOut: ReadonlySet<string>;
}

async function visit(folder: string, lines: string[], walk: Walk): Promise<void> {
  const { seen, leftOut } = walk;
  const real = await realpath(folder).catch(() => folder);
  if (seen.has(real)) return;
  seen.add(real);
  const names = await readdir(folder).catch(() => []);
  await Promise.all(
    names
      .filter((name) => !leftOut.has(name) && !name.startsWith("."))
      .map(async (name) => {
        const path = join(folder, name);
        // What is gone in between is a change that the next look sees.
        const info = await stat(path).catch(() => null);
        if (info?.isDirectory()) await visit(path, lines, walk);
        else lines.push(`${path} ${info?.size} ${info?.mtimeMs}`);
      }),
  );
}
