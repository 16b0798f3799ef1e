import type { HarEntry } from "../../http/har/schema.ts";
import type { CaseResult } from "../run-case.ts";
import { bodyOf, guardedJson } from "./body.ts";
import { frameStatements } from "./frames.ts";
import { outlineOf } from "./html-blocks.ts";

/** What an answer says, apart from its form and the bookkeeping around it; null where that cannot be determined. */
export function statementOf(entry: HarEntry): string | null {
  const { kind, text } = bodyOf(entry);
  if (kind === "json") return JSON.stringify(JSON.parse(text));
  if (kind === "guarded") return JSON.stringify(JSON.parse(guardedJson(text).json));
  if (kind === "xml") return xmlStatement(text);
  if (kind !== "frames") return null;
  try {
    return JSON.stringify(frameStatements(text));
  } catch (error) {
    // An answer that was cut is no JSON.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Which lists and rows XML has, whatever stands in them: a feed says by what it does not have that there is nothing. */
function xmlStatement(text: string): string {
  const { blocks } = outlineOf(text, true);
  const structure = blocks.filter(
    ({ children, parent, pattern }) =>
      children.length > 0 || (parent?.children.filter((one) => one.pattern === pattern).length ?? 0) > 1,
  );
  return [...new Set(structure.map(({ pattern }) => pattern))].sort().join("\n");
}

/**
 * What unchanged recordings of an operation answer when there is nothing. Of several answers that differ nobody could tell
 * which says so.
 */
export function emptyStatements(
  peers: readonly { base: Pick<CaseResult, "urls" | "records" | "message">; entries: readonly HarEntry[] }[],
): ReadonlySet<string> {
  const statements = peers
    .filter(({ base: { records, message } }) => records.length === 0 && message === null)
    .flatMap(({ base, entries }) => {
      const asked = entries.filter(({ request }) => base.urls.includes(request.url));
      const said = new Set(asked.map(statementOf));
      return asked.length === base.urls.length && said.size === 1 ? [...said] : [];
    });
  return new Set(statements.filter((statement) => statement !== null));
}
