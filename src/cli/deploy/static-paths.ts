import ignore from "ignore";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { withoutEnd } from "../../kernel/without-end.ts";
import { localFailure } from "../failure.ts";

/** Never part of a page, whatever `.gitignore` says. */
const ALWAYS_LEFT_OUT = [".git", ".gitignore", ".DS_Store", "Thumbs.db", "node_modules", "target"];
/** The one name with a dot before it that servers publish. */
const WELL_KNOWN = ".well-known";

export interface StaticPaths {
  /** With / between their parts, sorted. */
  taken: string[];
  leftOut: string[];
}

/** Files of the static folder of a service, and what is left out of it: names with a dot, and what `.gitignore` names. */
export async function staticPathsOf(serviceFolder: string, staticFolder: string): Promise<StaticPaths> {
  const rules = ignore().add(ALWAYS_LEFT_OUT);
  const own = await readFile(join(serviceFolder, ".gitignore"), "utf8").catch(() => null);
  if (own !== null) rules.add(own);
  const found: StaticPaths = { taken: [], leftOut: [] };
  const base = withoutEnd(staticFolder.replace(/^\.\//, ""), "/");
  await walk("");
  return { taken: found.taken.sort(), leftOut: found.leftOut.sort() };

  async function walk(below: string): Promise<void> {
    for (const entry of await entriesOf(join(serviceFolder, base, below), staticFolder)) {
      const path = below === "" ? entry.name : `${below}/${entry.name}`;
      const asked = entry.isDirectory() ? `${base}/${path}/` : `${base}/${path}`;
      const isHidden = entry.name.startsWith(".") && path !== WELL_KNOWN;
      if (isHidden || rules.ignores(asked)) found.leftOut.push(entry.isDirectory() ? `${path}/` : path);
      else if (entry.isDirectory()) await walk(path);
      else if (entry.isFile()) found.taken.push(path);
      else found.leftOut.push(path);
    }
  }
}

async function entriesOf(folder: string, named: string) {
  return readdir(folder, { withFileTypes: true }).catch(() => {
    throw localFailure("not_found", `There is no folder ${named}, which [static] of service.toml names.`, {
      agent: "Make the folder, or correct `folder` in service.toml.",
    });
  });
}
