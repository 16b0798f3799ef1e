// Runs the tests on a bare machine: `npm test [-- <family>… | <vitest arguments>]`. Any Node from 18 on runs this file.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { familyTests } from "./launcher/family-tests.mjs";
import { launch, prepare } from "./launcher/prepare.mjs";
import { testRun } from "./launcher/test-run.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await launch(async () => {
  const { args, familiesOnly } = familyTests(root, process.argv.slice(2));
  const { node } = await prepare(root, { engine: "optional", packages: "all", built: !familiesOnly });
  return testRun(node, root, args);
});
