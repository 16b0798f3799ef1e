/**
 * `node scripts/run.mjs <script.ts> [args]`: runs a script of the project with the project's own runtime, packages and
 * build. Plain JavaScript, because the Node that starts it may be older than the one that the script needs.
 */
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { runProgram } from "./launcher/child.mjs";
import { launch, prepare } from "./launcher/prepare.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await launch(async () => {
  const { node } = await prepare(root, { engine: "optional", packages: "all" });
  return runProgram(node, process.argv.slice(2), root);
});
