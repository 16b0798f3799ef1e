import { SourceError } from "../source-error.ts";

/** How often a path is percent-decoded while it is looked through; one that goes on changing hides something. */
const MAX_DECODINGS = 4;
// A server may cut parameters, query and fragment off a segment before it climbs.
const DOT_SEGMENT = /(?:^|[\\/])\.{1,2}(?:[\\/;?#]|$)/;
// eslint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\x00-\x1f\x7f]/;
/** Scheme and authority, as `URL` reads them; what is left up to the query is the path as it was written. */
const WRITTEN_PATH = /^[^:]*:[\\/]*[^\\/?#]*([^?#]*)/;

/** The text with its ASCII percent escapes decoded once. */
function decodedOnce(text: string): string {
  return text.replace(/%([0-7][\da-f])/gi, (_escape, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

/**
 * False for a path that could lead elsewhere than it says: a `.` or `..` segment or a control character, also
 * percent-encoded, once or several times. Takes a path or a part of one, encoded or not; linear in its length.
 */
export function isSafePath(path: string): boolean {
  let text = path;
  for (let decodings = 0; decodings <= MAX_DECODINGS; decodings++) {
    if (DOT_SEGMENT.test(text) || CONTROL.test(text)) return false;
    const decoded = decodedOnce(text);
    if (decoded === text) return true;
    text = decoded;
  }
  return false;
}

/** Whether a segment, however often it is decoded, stays one segment. */
export function isOneSegment(segment: string): boolean {
  let text = segment;
  for (let decodings = 0; decodings <= MAX_DECODINGS; decodings++) {
    if (/[\\/?#]/.test(text)) return false;
    text = decodedOnce(text);
  }
  return isSafePath(segment);
}

/** Throws `address_refused` for a path that climbs. A text is judged as it was written: `URL` drops `..` silently. */
export function checkPath(target: string | URL): void {
  const path =
    typeof target === "string"
      ? (WRITTEN_PATH.exec(target.replace(/[\t\n\r]/g, ""))?.[1] ?? "")
      : target.pathname;
  if (isSafePath(path)) return;
  throw new SourceError("address_refused", "The path of the URL has dot segments or control characters.", {
    url: String(target),
  });
}
