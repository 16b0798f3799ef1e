// Shows the main job offline: `npm run demo`. Any Node from 18 on runs this file.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runProgram } from "./launcher/child.mjs";
import { launch, prepare } from "./launcher/prepare.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await launch(async () => {
  const { node } = await prepare(root, { engine: "required", packages: "runtime" });
  return runProgram(node, [join(root, "scripts", "demo", "demo.ts")], root);
});
