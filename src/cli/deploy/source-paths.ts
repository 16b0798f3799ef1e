import ignore from "ignore";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { withoutEnd } from "../../kernel/without-end.ts";
import type { ServiceFolder } from "./service-folder.ts";

/** Built anew, or nothing that a compiler reads. */
const ALWAYS_LEFT_OUT = ["/target/", ".git", ".DS_Store", "node_modules"];
/** Crates of others are whole, hidden files of theirs included; where they are says the second. */
const WHOLE = ["vendor", ".cargo"];

/** What Cargo needs of the folder of a service, with / between their parts, sorted: not its static files, nor what `.gitignore` names. */
export async function sourcePathsOf({ folder, staticFolder }: ServiceFolder): Promise<string[]> {
  const rules = ignore().add(ALWAYS_LEFT_OUT);
  const own = await readFile(join(folder, ".gitignore"), "utf8").catch(() => null);
  if (own !== null) rules.add(own);
  const files = withoutEnd((staticFolder ?? "").replace(/^\.\//, ""), "/");
  const found: string[] = [];
  await walk("", false);
  return found.sort();

  async function walk(below: string, isWhole: boolean): Promise<void> {
    for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
      const path = below === "" ? entry.name : `${below}/${entry.name}`;
      const asked = entry.isDirectory() ? `${path}/` : path;
      const isIn = isWhole || WHOLE.includes(path);
      if (path === files || (!isIn && (entry.name.startsWith(".") || rules.ignores(asked)))) continue;
      if (entry.isDirectory()) await walk(path, isIn);
      else if (entry.isFile() && path !== "service.toml") found.push(path);
    }
  }
}
