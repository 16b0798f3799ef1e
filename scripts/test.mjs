// Runs the tests on a bare machine: `npm test [-- <vitest arguments>]`. Any Node from 18 on runs this file.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runProgram } from "./launcher/child.mjs";
import { launch, prepare } from "./launcher/prepare.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await launch(async () => {
  const { node } = await prepare(root, { engine: "optional", packages: "all" });
  return runProgram(
    node,
    [join(root, "node_modules", "vitest", "vitest.mjs"), "run", ...process.argv.slice(2)],
    root,
  );
});
