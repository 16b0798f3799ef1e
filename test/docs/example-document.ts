import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** One fenced block of a Markdown file. */
export interface Example {
  /** First word behind the fence; empty when there is none. */
  language: string;
  text: string;
  /** Line of the opening fence, from 1. */
  line: number;
}

/** A first line that tells the reader, and this, why nobody runs the block: `# Not run here: needs a sharded cluster`. */
const NOT_RUN = /^(#|\/\/) Not run here: \S/;

/** The fenced blocks of a Markdown text, indented ones included. Throws for a fence that nothing closes. */
export function examplesIn(markdown: string): Example[] {
  const found: Example[] = [];
  let open: { fence: string; indent: number; language: string; line: number; lines: string[] } | null = null;
  for (const [index, line] of markdown.split("\n").entries()) {
    const [, indent = "", fence, info = ""] = /^(\s*)(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (open === null) {
      if (fence === undefined) continue;
      const language = info.trim().split(/\s+/)[0] ?? "";
      open = { fence, indent: indent.length, language, line: index + 1, lines: [] };
    } else if (fence !== undefined && fence.startsWith(open.fence) && info.trim() === "") {
      const { language, line: from, lines } = open;
      found.push({ language, text: lines.map((one) => `${one}\n`).join(""), line: from });
      open = null;
    } else open.lines.push(line.slice(open.indent));
  }
  if (open !== null) throw new Error(`The fence of line ${open.line} is never closed.`);
  return found;
}

/** Whether a block is an output or a drawing, or says itself that it is not run. */
export function isSample({ language, text }: Example): boolean {
  return language === "text" || NOT_RUN.test(text);
}

/** A document whose examples a test runs; `untaken` tells which it did not. */
export interface ExampleDocument {
  /** The next block of a language, as printed. Throws when there is none left. */
  take(language: string): string;
  /** Blocks that are no samples and were not taken, as `line 12 (sh)`. */
  untaken(): string[];
}

/** @param path from the root of the project */
export async function openDocument(path: string): Promise<ExampleDocument> {
  const left = examplesIn(await readFile(join(ROOT, path), "utf8")).filter((one) => !isSample(one));
  return {
    take(language) {
      const at = left.findIndex((one) => one.language === language);
      const [taken] = at === -1 ? [] : left.splice(at, 1);
      if (taken === undefined) throw new Error(`${path} has no ${language} example left.`);
      return taken.text;
    },
    untaken: () => left.map(({ language, line }) => `line ${line} (${language})`),
  };
}
