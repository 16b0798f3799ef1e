import { isOneSegment, isSafePath } from "./safe-path.ts";

/** `{name}` is one segment, `{name*}` one or more, `id{name}` one that begins with `id`. */
const SLOT = /^(?:([^{}]*)\{(\w+)\}|\{(\w+)\*\})$/;

interface Slot {
  /** What stands before the value in its segment. */
  prefix: string;
  name: string;
  takesMany: boolean;
}

/** A literal segment, or a slot. */
export type TemplatePart = string | Slot;

/** Templates are few, stand in the code, and are filled in for every row. */
const MAX_KNOWN = 1_000;
const known = new Map<string, readonly TemplatePart[]>();

/** The segments of a template such as `/repos/{owner}/{name}/contents/{path*}`. Throws TypeError when it is none. */
export function templateParts(template: string): readonly TemplatePart[] {
  let parts = known.get(template);
  if (parts === undefined) {
    parts = readTemplate(template);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(template, parts);
  }
  return parts;
}

function readTemplate(template: string): TemplatePart[] {
  const [first, ...segments] = template.split("/");
  const parts = segments.map(partOf);
  const isComplete = first === "" && parts.every((part, index) => isUsable(part, index === parts.length - 1));
  if (!isComplete || /[?#\\\s]/.test(template) || !isSafePath(template))
    throw new TypeError(`${template} is no path template such as /items/{id} or /files/{path*}.`);
  return parts;
}

function partOf(segment: string): TemplatePart {
  const [found, prefix = "", one, many] = SLOT.exec(segment) ?? [];
  const name = one ?? many;
  return found === undefined || name === undefined
    ? segment
    : { prefix, name, takesMany: many !== undefined };
}

/** Braces belong to slots alone; only the last slot may take many segments, so that there is one way to read a path. */
function isUsable(part: TemplatePart, isLast: boolean): boolean {
  return typeof part === "string" ? !/[{}]/.test(part) : isLast || !part.takesMany;
}

/** Whether a path, percent-encoded as it goes out, is one of a template. */
export function matchesTemplate(pathname: string, template: string): boolean {
  if (!isSafePath(pathname)) return false;
  const [, ...segments] = pathname.split("/");
  const parts = templateParts(template);
  const last = parts.at(-1);
  const takesMany = typeof last === "object" && last.takesMany;
  if (takesMany ? segments.length < parts.length : segments.length !== parts.length) return false;
  return segments.every((segment, index) => {
    const part = parts[Math.min(index, parts.length - 1)];
    if (typeof part === "string") return segment === part;
    const value = segment.slice(part?.prefix.length);
    const isPrefixed = part !== undefined && segment.startsWith(part.prefix);
    return isPrefixed && value !== "" && (part.takesMany || isOneSegment(value));
  });
}
