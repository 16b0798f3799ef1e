import { SourceError } from "../source-error.ts";
import { templateParts } from "./path-template.ts";
import { isSafePath } from "./safe-path.ts";

/** What goes into the slots of a path template, not yet encoded. */
export type PathValues = Readonly<Record<string, string | number>>;

/**
 * The URL of a page or call of a source. Every value from outside goes into a slot of the template: `{name}` is one
 * segment, or what follows a text in one (`id{name}`), `{name*}` (at the end) a path whose slashes stay. All are
 * percent-encoded.
 * @param origin as `ctx.origin(name)` gives it
 * @param template such as `/repos/{owner}/{name}/contents/{path*}`
 * @throws SourceError `input_not_found` for a value that could lead elsewhere: empty, `.` or `..` in any encoding,
 *   a backslash, a control character; TypeError for a template that is none, or whose value is missing
 */
export function sourceUrl(origin: string, template: string, values: PathValues = {}): string {
  const path = templateParts(template).map((part) => {
    if (typeof part === "string") return part;
    const value = values[part.name];
    if (value === undefined) throw new TypeError(`No value for {${part.name}} of ${template}.`);
    const segments = part.takesMany ? String(value).split("/") : [String(value)];
    if (!segments.every(isUsable)) throw unusable(part.name);
    return part.prefix + segments.map(encodeURIComponent).join("/");
  });
  // Parts that are harmless alone may not be so together.
  if (!isSafePath(path.join("/"))) throw unusable(template);
  return `${origin}/${path.join("/")}`;
}

function isUsable(segment: string): boolean {
  return segment !== "" && segment.isWellFormed() && !segment.includes("\\") && isSafePath(segment);
}

function unusable(what: string): SourceError {
  return new SourceError("input_not_found", `The value for ${what} cannot be part of an address.`);
}
