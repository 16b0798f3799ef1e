import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const PROJECT_ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** What writes all of them anew. */
export const GENERATE = "npm run generate";

/** A committed file that is made from the source and never edited by hand. */
export interface GeneratedFile {
  /** From the root of the project. */
  path: string;
  /** The whole content, ending in a newline. The same source gives the same bytes. */
  render: () => string | Promise<string>;
}

/** Line that every generated Markdown file starts with. */
export function markdownHeader(source: string): string {
  return `<!-- Generated from ${source} by \`${GENERATE}\`. Do not edit. -->`;
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
