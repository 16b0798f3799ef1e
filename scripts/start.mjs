// Starts Quarry on a bare machine: `npm start`, or with made-up Records `npm start -- --demo`. Any Node from 18 on runs this file.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runServer } from "./launcher/child.mjs";
import { launch, prepare } from "./launcher/prepare.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await launch(async () => {
  if (process.argv.includes("--demo")) process.env.QUARRY_FETCH = "demo";
  const { node } = await prepare(root, { engine: "required", packages: "runtime" });
  return runServer(node, [join(root, "dist", "server", "main.js"), ...process.argv.slice(2)]);
});
