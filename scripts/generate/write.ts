import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { GENERATED } from "./files.ts";
import { PROJECT_ROOT } from "./generated-file.ts";

for (const file of GENERATED) {
  const target = path.join(PROJECT_ROOT, file.path);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, await file.render());
  console.log(`wrote ${file.path}`);
}
