// Gets runtime, packages, build and engine ready without starting anything, for example in an image build.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { launch, prepare } from "./launcher/prepare.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await launch(async () => {
  await prepare(root, { engine: "required", packages: "runtime" });
  return 0;
});
