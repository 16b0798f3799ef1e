import { balancedJson } from "../../../plugin-sdk/index.ts";
import { outlineOf, type Block } from "./html-blocks.ts";

/** JSON that a script of a page carries. */
export interface ScriptJson {
  where: string;
  text: string;
  /** The whole page with other JSON there. */
  put(json: string): string;
}

/** Shorter ones are options of the page's own code. */
const MIN_CHARACTERS = 24;

/** JSON in script elements: the whole element, or the objects and arrays that its code assigns or passes on. */
export function scriptJson(html: string): ScriptJson[] {
  const scripts = outlineOf(html).blocks.filter(({ tag }) => tag === "script");
  return scripts.flatMap((script, index) => {
    const code = html.slice(script.innerStart, script.innerEnd);
    return jsonIn(code).map(({ start, text }, nth) => ({
      where: `${nameOf(script, index)}${nth > 0 ? `+${nth}` : ""}`,
      text,
      put: (json: string) => {
        const from = script.innerStart + start;
        return html.slice(0, from) + json.replaceAll("</", "<\\/") + html.slice(from + text.length);
      },
    }));
  });
}

function nameOf({ attributes }: Block, index: number): string {
  return `script ${attributes["id"] ?? attributes["class"] ?? attributes["type"] ?? index}`;
}

function jsonIn(code: string): { start: number; text: string }[] {
  const found: { start: number; text: string }[] = [];
  const opening = /(?:^|[=:(,])\s*(?=[[{])/g;
  for (let match = opening.exec(code); match !== null; match = opening.exec(code)) {
    const start = match.index + match[0].length;
    const text = balancedJson(code, start);
    // An opening at the start of the code is an empty match, which would be found again.
    opening.lastIndex = start + 1;
    if (text === null || text.length < MIN_CHARACTERS || !isJson(text)) continue;
    found.push({ start, text });
    opening.lastIndex = start + text.length;
  }
  return found;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
