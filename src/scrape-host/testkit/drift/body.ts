import { isUtf8 } from "node:buffer";
import type { HarEntry } from "../../http/har/schema.ts";

/**
 * `frames`: the guarded, length-prefixed answers of batchexecute. `guarded`: JSON behind the same guard, as other calls of
 * Google have it. `text`: anything else that is readable.
 */
export type BodyKind = "html" | "xml" | "json" | "frames" | "guarded" | "text" | "binary" | "empty";

export interface Body {
  kind: BodyKind;
  /** Empty for a binary body. */
  text: string;
}

const GUARD = ")]}'";

/** The JSON of a guarded body, and the body with another one. */
export function guardedJson(text: string): { json: string; put(json: string): string } {
  const start = text.indexOf(GUARD) + GUARD.length;
  return { json: text.slice(start), put: (json) => text.slice(0, start) + json };
}

/** The body of a recorded answer. A HAR holds it decoded, as text or, where it is no text, as base64. */
export function bodyOf({ response }: HarEntry): Body {
  const { text = "", encoding } = response.content;
  if (encoding === undefined) return { kind: kindOf(text), text };
  const bytes = Buffer.from(text, encoding);
  if (!isUtf8(bytes) || bytes.includes(0)) return { kind: "binary", text: "" };
  const decoded = bytes.toString("utf8");
  return { kind: kindOf(decoded), text: decoded };
}

function kindOf(text: string): BodyKind {
  const start = text.trimStart();
  if (start === "") return "empty";
  if (start.startsWith(GUARD)) return isJson(start.slice(GUARD.length)) ? "guarded" : "frames";
  if (/^[[{]/.test(start)) return isJson(text) ? "json" : "text";
  if (isXml(start)) return "xml";
  return /^(?:<\?xml[^>]*>\s*)?<(?:!doctype|html|!--|head|body|div|main|article|section|ul|table)\b/i.test(
    start,
  )
    ? "html"
    : "text";
}

/** A document whose root is no page: pages may begin as XML does, too. */
function isXml(start: string): boolean {
  if (/^<(?:rss|feed|urlset|sitemapindex|plist|transcript|timedtext)\b/i.test(start)) return true;
  return /^<\?xml\b/i.test(start) && !/^[^>]*>\s*(?:<!--[^>]*>\s*)?<(?:!doctype\s+)?html\b/i.test(start);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The entry with another body, in the encoding it was recorded in. */
export function withText(entry: HarEntry, text: string): HarEntry {
  const { content } = entry.response;
  const stored = content.encoding === undefined ? text : Buffer.from(text).toString(content.encoding);
  return { ...entry, response: { ...entry.response, content: { ...content, text: stored } } };
}

/** Another answer to the same request. */
export function answeredWith(
  entry: HarEntry,
  answer: {
    status: number;
    type: string;
    text: string;
    headers?: Record<string, string>;
    redirectURL?: string;
  },
): HarEntry {
  const headers = { "content-type": answer.type, ...answer.headers };
  return {
    ...entry,
    response: {
      ...entry.response,
      status: answer.status,
      headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
      content: { size: -1, mimeType: answer.type, text: answer.text },
      redirectURL: answer.redirectURL ?? "",
      _error: undefined,
    },
  };
}
