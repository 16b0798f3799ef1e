import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { folderLists } from "./folder-lists.ts";
import { type GeneratedFile, PROJECT_ROOT } from "./generated-file.ts";

// Before anything is loaded that reads them.
await write(folderLists);
const { GENERATED } = await import("./files.ts");
await write(GENERATED);
console.log(`${GENERATED.length} generated files are current`);

async function write(files: readonly GeneratedFile[]): Promise<void> {
  for (const file of files) {
    const target = path.join(PROJECT_ROOT, file.path);
    const rendered = await file.render();
    // What is current keeps its time, by which builds go.
    if (rendered === (await readFile(target, "utf8").catch(() => null))) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, rendered);
    console.log(`wrote ${file.path}`);
  }
}
