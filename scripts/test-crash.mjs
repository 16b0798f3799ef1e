// Kills processes at random moments, 20 rounds for each kind: `npm run test:crash [-- <vitest arguments>]`.
// Any Node from 18 on runs this file.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runProgram } from "./launcher/child.mjs";
import { launch, prepare } from "./launcher/prepare.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.env.TEST_CRASH_ROUNDS ??= "20";

await launch(async () => {
  const { node } = await prepare(root, { engine: "required", packages: "all" });
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  // What a round prints is read while the next one runs.
  return runProgram(
    node,
    [vitest, "run", "test/crash/", "--disable-console-intercept", ...process.argv.slice(2)],
    root,
  );
});
