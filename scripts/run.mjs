/**
 * `node scripts/run.mjs [--unbuilt] <script.ts> [args]`: runs a script of the project with the project's own runtime, packages,
 * build and engine, or without the last two. Plain JavaScript, because the Node that starts it may be older than the one that the script needs.
 */
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { runProgram } from "./launcher/child.mjs";
import { launch, prepare } from "./launcher/prepare.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await launch(async () => {
  const isUnbuilt = process.argv[2] === "--unbuilt";
  const engine = isUnbuilt ? "none" : "optional";
  const { node } = await prepare(root, { engine, packages: "all", built: !isUnbuilt });
  return runProgram(node, process.argv.slice(isUnbuilt ? 3 : 2), root);
});
