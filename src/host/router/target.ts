/**
 * What the target of a request says, after nothing in it can be read in two ways. `seen` is its path as the most lenient reader sees
 * it: decoded, in small letters, without empty parts.
 */
export type Target =
  | { kind: "worker"; raw: string; seen: string }
  /** `path` is decoded once and has no `.` or `..` in it. */
  | { kind: "static"; path: string; query: string; seen: string }
  /** Of the platform alone: as if nothing were there. */
  | { kind: "blocked" }
  | { kind: "refused" };

/** What is encoded more often is meant to deceive. */
const MAX_ROUNDS = 3;
/** The platform's own, which workers answer and nobody from outside may call. */
const OWN_SEGMENT = ".svc";
const MAX_CHARACTERS = 16_384;

/**
 * Reads the target as it was sent. What belongs to the platform is looked for in everything that a worker, of whatever
 * framework, could make of it: decoded again and again, in every Unicode form, with each kind of slash, in any case.
 */
export function readTarget(sent: string): Target {
  const raw = sent.replace(/^https?:\/\/[a-z0-9.:[\]-]*(?=[/?]|$)/i, "");
  const [path = "", query] = splitOnce(raw, "?");
  const isClean = /^[\x21\x22\x24-\x7e]*$/.test(raw) && !/%(?![0-9a-f]{2})/i.test(path);
  if (!isClean || !path.startsWith("/") || raw.length > MAX_CHARACTERS) return { kind: "refused" };
  const once = decode(path);
  // Bytes that are no UTF-8, and signs that end or hide a text.
  if (/[\uFFFD\p{Cc}]/u.test(once)) return { kind: "refused" };
  const whole = decodeFully(once);
  if (whole === null) return { kind: "refused" };
  const segments = segmentsOf(whole);
  if (segments.includes(OWN_SEGMENT)) return { kind: "blocked" };
  const resolved = resolveDots(segments);
  const seen = `/${resolved.filter((segment) => segment !== "").join("/")}`;
  if (isApi(path) && isApi(`/${resolved.join("/")}`)) return { kind: "worker", raw, seen };
  const plain = `/${resolveDots(once.slice(1).split("/")).join("/")}`;
  return { kind: "static", path: plain, query: query ?? "", seen };
}

function isApi(path: string): boolean {
  return path === "/api" || path.startsWith("/api/");
}

/** Null when it does not come to an end. */
function decodeFully(once: string): string | null {
  let text = once;
  for (let round = 1; round < MAX_ROUNDS; round++) {
    const next = decode(text);
    if (next === text) return text;
    text = next;
  }
  return decode(text) === text ? text : null;
}

function decode(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) =>
    Buffer.from(escapes.replaceAll("%", ""), "hex").toString("utf8"),
  );
}

/** As the most lenient reader would see them. */
function segmentsOf(path: string): string[] {
  return path
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{Cc}]/gu, "")
    .toLowerCase()
    .normalize("NFKC")
    .replaceAll("\\", "/")
    .split("/")
    .slice(1)
    .map((segment) => trimmed(splitOnce(segment, ";")[0]));
}

/** `.` and `..` stay as they are. */
function trimmed(segment: string): string {
  const text = segment.trim();
  if (/^\.{0,2}$/.test(text)) return text;
  let end = text.length;
  while (end > 0 && ". ".includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

function resolveDots(segments: readonly string[]): string[] {
  const resolved: string[] = [];
  for (const [index, segment] of segments.entries()) {
    const isLast = index === segments.length - 1;
    if (segment === "..") resolved.pop();
    else if (segment !== ".") resolved.push(segment);
    if (isLast && (segment === "." || segment === "..")) resolved.push("");
  }
  return resolved;
}

function splitOnce(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
