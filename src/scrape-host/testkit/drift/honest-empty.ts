import type { HarEntry } from "../../http/har/schema.ts";
import type { CaseResult } from "../run-case.ts";
import { bodyOf, guardedJson } from "./body.ts";
import { frameStatements } from "./frames.ts";

/** What an answer says, apart from its form and the bookkeeping around it; null where that cannot be determined. */
export function statementOf(entry: HarEntry): string | null {
  const { kind, text } = bodyOf(entry);
  if (kind === "json") return JSON.stringify(JSON.parse(text));
  if (kind === "guarded") return JSON.stringify(JSON.parse(guardedJson(text).json));
  if (kind !== "frames") return null;
  try {
    return JSON.stringify(frameStatements(text));
  } catch (error) {
    // An answer that was cut is no JSON.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * What unchanged recordings of an operation answer when there is nothing. Only runs that asked once count: of several
 * answers nobody could tell which says so.
 */
export function emptyStatements(
  peers: readonly { base: Pick<CaseResult, "urls" | "records" | "message">; entries: readonly HarEntry[] }[],
): ReadonlySet<string> {
  const empty = peers.filter(
    ({ base: { urls, records, message } }) => urls.length === 1 && records.length === 0 && message === null,
  );
  const statements = empty.flatMap(({ base, entries }) =>
    entries.filter(({ request }) => base.urls.includes(request.url)).map(statementOf),
  );
  return new Set(statements.filter((statement) => statement !== null));
}
