// Does random programs here and with others side by side: `npm run oracles [-- <vitest arguments>]`, docs/conformance.md says what differs.
// Any Node from 18 on runs this file.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runProgram } from "./launcher/child.mjs";
import { launch, prepare } from "./launcher/prepare.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.env.TEST_ORACLES = "1";

await launch(async () => {
  const { node } = await prepare(root, { engine: "required", packages: "all" });
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  return runProgram(node, [vitest, "run", "test/oracle/", ...process.argv.slice(2)], root);
});
