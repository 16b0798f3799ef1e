/**
 * Looks for phrases of `english-words.ts` in all that users read: the docs, and every text in the sources but comments, tests and
 * what is generated. A line is excused by `english: <reason>` in a comment on it or above it.
 */
import { readFileSync } from "node:fs";
import { globSync } from "node:fs";
import ts from "typescript";
import { POOR_PHRASES } from "./english-words.ts";

const DOCS = ["README.md", "CONTRIBUTING.md", "docs/*.md", "docs/how-to/*.md", "docs/families/*.md", "packages/*/README.md"];
const SOURCES = ["src/**/*.ts"];
const NOT_READ = /\.(test|d)\.ts$|\/generated\/|\/(testkit|fixtures)\//;
const EXCUSE = /english: \S/;

interface Passage {
  line: number;
  text: string;
}

const found: string[] = [];
for (const path of globSync(DOCS)) look(path, proseOf(readFileSync(path, "utf8")));
for (const path of globSync(SOURCES).filter((one) => !NOT_READ.test(one)))
  look(path, textsOf(path, readFileSync(path, "utf8")));
if (found.length > 0) {
  console.log(found.join("\n"));
  console.log(`${found.length} to say in plainer words. Where a phrase is right, put \`english: <reason>\` in a comment above.`);
  process.exit(1);
}

function look(path: string, passages: readonly Passage[]): void {
  const lines = readFileSync(path, "utf8").split("\n");
  for (const { line, text } of passages)
    for (const { phrase, say } of POOR_PHRASES)
      for (const { 0: words, index } of text.matchAll(phrase)) {
        const at = line + text.slice(0, index).split("\n").length - 1;
        if (EXCUSE.test(lines[at - 2] ?? "") || EXCUSE.test(lines[at - 1] ?? "")) continue;
        found.push(`${path}:${at}: "${words.replaceAll(/\s+/g, " ")}": say ${say}`);
      }
}

/** A document with its code blanked out. */
function proseOf(document: string): Passage[] {
  const blank = (code: string): string => code.replaceAll(/[^\n]/g, "_");
  return [{ line: 1, text: document.replaceAll(/^\s*```[^]*?^\s*```/gm, blank).replaceAll(/`[^`\n]*`/g, blank) }];
}

/** String literals and the parts of templates. */
function textsOf(path: string, source: string): Passage[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest);
  const passages: Passage[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      passages.push({ line: line + 1, text: node.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return passages;
}
