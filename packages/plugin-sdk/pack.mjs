// What `npm pack` runs here: `fill` brings what the package holds into this folder, `empty` takes it away again.
// The dependencies travel in the package, so that one file is all that a plugin repository needs.
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { packageClosure } from "../../scripts/package-closure.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "..", "..");
/** What makes new plugins, and the two files outside of its folder that it imports. */
const SCRIPTS = ["new-scraper", "launcher/usage-error.mjs", "launcher/launch-error.mjs"];
/** What the compiler does not copy. */
const DATA = ["plugin-sdk/testkit/cases.schema.json"];

for (const name of ["dist", "scripts", "node_modules", "LICENSE"])
  rmSync(join(here, name), { recursive: true, force: true });
if (process.argv[2] === "fill") {
  cpSync(join(root, "LICENSE"), join(here, "LICENSE"));
  const compiler = join(root, "node_modules", "typescript7", "bin", "tsc");
  const { status } = spawnSync(process.execPath, [compiler, "-p", here], { stdio: "inherit" });
  if (status !== 0) process.exit(1);
  for (const path of DATA) cpSync(join(root, "src", path), join(here, "dist", path));
  for (const path of SCRIPTS)
    cpSync(join(root, "scripts", path), join(here, "scripts", path), { recursive: true });
  const { dependencies } = JSON.parse(readFileSync(join(here, "package.json"), "utf8"));
  for (const path of packageClosure(root, Object.keys(dependencies)))
    cpSync(join(root, path), join(here, path), { recursive: true, dereference: true });
}
