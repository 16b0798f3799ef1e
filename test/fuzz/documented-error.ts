import { agentOf, type Face } from "../../src/errors/app-error.ts";
import { CODES, isErrorCode } from "../../src/errors/codes.ts";

/** What is wrong with an error answer of /v1, or null: every one must be in the dictionary, complete, and no `internal`. */
export function undocumented(status: number, body: unknown, face: Face = "rest"): string | null {
  const error = body as Record<string, unknown> | null;
  if (typeof error !== "object" || error === null) return `status ${status} without an error body`;
  const {
    code,
    message,
    agent_instruction: agent,
    docs_url: docs,
    request_id: id,
    retryable,
    details,
  } = error;
  if (typeof code !== "string" || !isErrorCode(code)) return `unknown code ${String(code)}`;
  if (code === "internal") return "internal";
  if (CODES[code].http !== status) return `${code} with status ${status}`;
  if (typeof message !== "string" || message.trim() === "") return `${code} without a message`;
  if (agent !== agentOf(code, face)) return `${code} without its agent instruction`;
  if (typeof docs !== "string" || !docs.endsWith(`/docs/errors#${code}`)) return `${code} without its page`;
  if (typeof id !== "string" || id === "") return `${code} without a request id`;
  if (typeof retryable !== "boolean") return `${code} without retryable`;
  return Array.isArray(details) && details.every(isDetail) ? null : `${code} with odd details`;
}

/** The same for the errors of a GraphQL answer; a page that was refused before GraphQL has them too. */
export function undocumentedGraphql(status: number, body: unknown): string | null {
  const { errors } = (body ?? {}) as {
    errors?: { message?: unknown; extensions?: Record<string, unknown> }[];
  };
  for (const { message, extensions } of errors ?? []) {
    const code = extensions?.code;
    const http = typeof code === "string" && isErrorCode(code) ? CODES[code].http : status;
    const problem = undocumented(http, { ...extensions, message }, "graphql");
    if (problem !== null) return problem;
  }
  return null;
}

function isDetail(detail: unknown): boolean {
  const { path, code, message, limit, actual } = (detail ?? {}) as Record<string, unknown>;
  return (
    [path, code, message].every((part) => typeof part === "string") &&
    [limit, actual].every((part) => part === undefined || typeof part === "number")
  );
}
