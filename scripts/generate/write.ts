import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { GENERATED } from "./files.ts";
import { PROJECT_ROOT } from "./generated-file.ts";

for (const file of GENERATED) {
  const target = path.join(PROJECT_ROOT, file.path);
  const rendered = await file.render();
  // What is current keeps its time, by which builds go.
  if (rendered === (await readFile(target, "utf8").catch(() => null))) continue;
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, rendered);
  console.log(`wrote ${file.path}`);
}
console.log(`${GENERATED.length} generated files are current`);
