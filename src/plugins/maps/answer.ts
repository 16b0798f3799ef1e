import { jspbAt } from "../../plugin-shared/google/jspb.ts";
import { changed, jsonVariable, type PageText } from "../../plugin-sdk/index.ts";

const GUARD = ")]}'";

/**
 * The message in an answer of a call: JSON behind a guard. A page of the map carries the same answers as texts in its
 * state; `isWanted` tells which of them is meant.
 * @throws SourceError `source_changed` where there is none
 */
export function readAnswer(page: PageText, isWanted: (answer: unknown) => boolean): unknown {
  const { text } = page;
  if (/^\s*</.test(text)) return fromState(page, isWanted);
  const start = text.startsWith(GUARD) ? text.indexOf("[") : /^\s*\[/.test(text) ? 0 : -1;
  const answer = start === -1 ? null : parsed(text.slice(start));
  if (!Array.isArray(answer)) throw changed(page, "The answer is no list of values as JSON.");
  return answer;
}

function fromState(page: PageText, isWanted: (answer: unknown) => boolean): unknown {
  const { value, problem } = jsonVariable(page.text, "APP_INITIALIZATION_STATE");
  const texts = jspbAt(value, [3]);
  const answers = (Array.isArray(texts) ? (texts as unknown[]) : [])
    .filter((text) => typeof text === "string" && text.startsWith(GUARD))
    .map((text) => parsed((text as string).slice(GUARD.length)));
  const wanted = answers.find(isWanted);
  if (wanted !== undefined) return wanted;
  throw changed(page, `The page carries none of the answers that are read (${problem ?? answers.length}).`);
}

/** Some recorded answers escape `=` and `&` twice; null for what is no JSON. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json.replace(/\\\\u00([0-9a-f]{2})/gi, "\\u00$1"));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Whether anything in a message, at any depth, is wanted. */
export function holds(message: unknown, isWanted: (value: unknown) => boolean): boolean {
  return isWanted(message) || (Array.isArray(message) && message.some((part) => holds(part, isWanted)));
}
