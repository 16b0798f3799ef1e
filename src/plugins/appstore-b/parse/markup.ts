import { decodeEntities } from "../../../plugin-sdk/index.ts";

const TAG_START = /^<\/?[a-z]/i;
const LINE_BREAK = /^<br\s*\/?>$/i;

/**
 * Markup as text. Its only structure is `<br>`, and the empty lines between paragraphs stay: that is why this is not the
 * SDK's `htmlToText`.
 */
export function markupText(markup: string): string {
  const lines = markup.replaceAll("<br>", "\n");
  return decodeEntities(lines.includes("<") ? withoutTags(lines) : lines).trim();
}

function withoutTags(markup: string): string {
  let text = "";
  let done = 0;
  for (let at = markup.indexOf("<"); at !== -1; at = markup.indexOf("<", at)) {
    const end = markup.indexOf(">", at) + 1;
    if (end === 0) break;
    if (TAG_START.test(markup.slice(at, at + 3))) {
      text += markup.slice(done, at) + (LINE_BREAK.test(markup.slice(at, end)) ? "\n" : "");
      done = end;
      at = end;
    } else at += 1;
  }
  return text + markup.slice(done);
}
