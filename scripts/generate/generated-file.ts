import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export const PROJECT_ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** A committed file that is made from the source and never edited by hand. */
export interface GeneratedFile {
  /** From the root of the project. */
  path: string;
  /** What to run to write it anew. */
  command: string;
  /** The whole content, ending in a newline. The same source gives the same bytes. */
  render: () => string | Promise<string>;
}

/** Line that every generated Markdown file starts with. */
export function markdownHeader(source: string, command: string): string {
  return `<!-- Generated from ${source} by \`${command}\`. Do not edit. -->`;
}

/** Writes the file when its generator is the script that Node was started with, else does nothing. */
export async function writeWhenMain(moduleUrl: string, file: GeneratedFile): Promise<void> {
  const script = process.argv[1];
  if (script === undefined || pathToFileURL(path.resolve(script)).href !== moduleUrl) return;
  await writeFile(path.join(PROJECT_ROOT, file.path), await file.render());
  console.log(`wrote ${file.path}`);
}

export interface Staleness {
  file: GeneratedFile;
  /** 1-based number of the first line that differs; null when the file is missing. */
  firstLine: number | null;
}

/** Renders in memory and compares with what is committed under `root`. Null when they are the same. */
export async function staleness(file: GeneratedFile, root = PROJECT_ROOT): Promise<Staleness | null> {
  const rendered = await file.render();
  let committed: string;
  try {
    committed = await readFile(path.join(root, file.path), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return { file, firstLine: null };
  }
  if (rendered === committed) return null;
  const before = committed.split("\n");
  const now = rendered.split("\n");
  const firstDifference = now.findIndex((line, index) => line !== before[index]);
  return { file, firstLine: (firstDifference === -1 ? now.length : firstDifference) + 1 };
}
