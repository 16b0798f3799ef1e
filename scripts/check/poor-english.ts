import ts from "typescript";
import { POOR_PHRASES } from "./english-words.ts";

/** On the line, or the one above, with a reason behind it. */
const EXCUSE = /\benglish: \S/;

interface Passage {
  line: number;
  text: string;
}

/** What is hard to read in a document or source, as lines of `path:line: "words": say …`. */
export function poorEnglish(path: string, content: string): string[] {
  const lines = content.split("\n");
  const isExcused = (line: number): boolean =>
    [line - 2, line - 1].some((at) => EXCUSE.test(lines[at] ?? ""));
  return (path.endsWith(".md") ? proseOf(content) : textsOf(content)).flatMap(({ line, text }) =>
    POOR_PHRASES.flatMap(({ phrase, say }) =>
      [...text.matchAll(phrase)].flatMap(({ 0: words, index }) => {
        const at = line + text.slice(0, index).split("\n").length - 1;
        return isExcused(at) ? [] : [`${path}:${at}: "${words.replaceAll(/\s+/g, " ")}": say ${say}`];
      }),
    ),
  );
}

/** A document with its code blanked out. */
function proseOf(document: string): Passage[] {
  const blank = (part: string): string => part.replaceAll(/[^\n]/g, "_");
  const text = document.replaceAll(/^\s*```[^]*?^\s*```/gm, blank).replaceAll(/`[^`\n]*`/g, blank);
  return [{ line: 1, text }];
}

/** String literals and the parts of templates. */
function textsOf(source: string): Passage[] {
  const file = ts.createSourceFile("source.ts", source, ts.ScriptTarget.Latest);
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
