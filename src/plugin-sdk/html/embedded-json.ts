import { decodeEntities } from "../text/entities.ts";
import { balancedEnd, balancedJson, skipSpace, stringEnd } from "./balanced.ts";
import type { HtmlDocument } from "./document.ts";
import { decodeJsString } from "./js-string.ts";
import { scriptSlices } from "./script-slices.ts";

/** Why no value came out. `not_json`: found, but no strict JSON (`undefined`, `NaN`, single quotes, cut off in a string). */
export type EmbeddedJsonProblem = "not_found" | "unbalanced" | "not_json";

/** A value read from a page, or null with the reason. */
export interface EmbeddedJson {
  readonly value: unknown;
  readonly problem: EmbeddedJsonProblem | null;
}

const MAX_OCCURRENCES = 50;
const NOT_FOUND: EmbeddedJson = { value: null, problem: "not_found" };

/** JSON in the body of the first element that matches, such as `script#__NEXT_DATA__`. */
export function jsonScript(document: HtmlDocument, css: string): EmbeddedJson {
  const node = document.one(css);
  return node === null ? NOT_FOUND : parseBody(node.rawText());
}

/** The same by script id, from the page text; much faster when nothing else of the page is needed. */
export function jsonScriptById(text: string, id: string): EmbeddedJson {
  for (const script of scriptSlices(text, { id })) return parseBody(script.body);
  return NOT_FOUND;
}

/**
 * The object or array assigned to `name` in any script of the text: `name = {...}`, `name = [...]` or
 * `name = JSON.parse("...")`. When `name` is assigned several times, the first that is strict JSON.
 */
export function jsonVariable(text: string, name: string): EmbeddedJson {
  let problem: EmbeddedJson = NOT_FOUND;
  let seen = 0;
  for (
    let at = text.indexOf(name);
    at !== -1 && seen < MAX_OCCURRENCES;
    at = text.indexOf(name, at + name.length)
  ) {
    if (isNameCharacter(text.charAt(at - 1))) continue;
    const start = assignedAt(text, at + name.length);
    if (start === -1) continue;
    seen++;
    const result = readAssigned(text, start);
    if (result.problem === null) return result;
    if (problem === NOT_FOUND) problem = result;
  }
  return problem;
}

/**
 * The raw argument text of every call of a function in the text: `f({key: 'a', data: [1]})` gives `{key: 'a', data: [1]}`.
 * Calls that never close are left out.
 */
export function* jsCallArguments(text: string, functionName: string): Generator<string, void, void> {
  let unclosed = 0;
  let at = text.indexOf(functionName);
  while (at !== -1 && unclosed < MAX_OCCURRENCES) {
    const after = at + functionName.length;
    const open = skipSpace(text, after);
    const isCall = text[open] === "(" && !isNameCharacter(text.charAt(at - 1));
    const end = isCall ? balancedEnd(text, open) : -1;
    if (end !== -1) yield text.slice(open + 1, end - 1).trim();
    else if (isCall) unclosed++;
    at = text.indexOf(functionName, end === -1 ? after : end);
  }
}

/** Index of what is assigned after a name that ends at `end`, or -1 when no single `=` follows. */
function assignedAt(text: string, end: number): number {
  const equals = skipSpace(text, end);
  if (text[equals] !== "=" || text[equals + 1] === "=" || text[equals + 1] === ">") return -1;
  return skipSpace(text, equals + 1);
}

function readAssigned(text: string, start: number): EmbeddedJson {
  const call = /JSON\.parse\s*\(\s*(?=["'])/y;
  call.lastIndex = start;
  if (call.test(text)) {
    const end = stringEnd(text, call.lastIndex);
    if (end === -1) return { value: null, problem: "unbalanced" };
    const literal = decodeJsString(text.slice(call.lastIndex, end));
    return literal === null ? { value: null, problem: "not_json" } : parseStrict(literal);
  }
  const first = text[start];
  if (first !== "{" && first !== "[") return { value: null, problem: "not_json" };
  const slice = balancedJson(text, start);
  return slice === null ? { value: null, problem: "unbalanced" } : parseStrict(slice);
}

function parseBody(body: string): EmbeddedJson {
  const result = parseStrict(body.trim());
  // Some pages escape the body of a data block as if it were markup.
  return result.problem !== null && body.includes("&quot;")
    ? parseStrict(decodeEntities(body).trim())
    : result;
}

function parseStrict(text: string): EmbeddedJson {
  try {
    return { value: JSON.parse(text) as unknown, problem: null };
  } catch {
    return { value: null, problem: "not_json" };
  }
}

function isNameCharacter(character: string): boolean {
  return /[\w$]/.test(character);
}
