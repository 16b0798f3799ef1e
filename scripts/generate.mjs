/**
 * `npm run generate`: writes every generated file anew from the sources, with the project's own runtime and packages and without a
 * build. Plain JavaScript, because the Node that starts it may be older than the one that the generators need.
 */
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { runProgram } from "./launcher/child.mjs";
import { launch, prepare } from "./launcher/prepare.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await launch(async () => {
  const { node } = await prepare(root, { engine: "none", packages: "all", built: false });
  return runProgram(node, ["scripts/generate/write.ts"], root);
});
