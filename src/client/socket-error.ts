import { connectionFailed, QuarryError, unexpectedAnswer, type WireError } from "./quarry-error.ts";

/** Closed by the server for good: the key is bad, or what we said is no GraphQL. */
const FORBIDDEN = 4403;
const FATAL_CODES = [4400, 4401, 4406, 4409, 4429];

/** graphql-ws throws what ended a subscription: the errors of the operation, a close event, or a socket error. */
export function asQuarryError(url: string, error: unknown): QuarryError {
  if (error instanceof QuarryError) return error;
  if (Array.isArray(error)) return new QuarryError(error[0] as WireError);
  const { code, error: inner } = (error ?? {}) as { code?: unknown; error?: unknown };
  if (code === FORBIDDEN)
    return new QuarryError({
      message: "The server refused the API key.",
      extensions: {
        code: "unauthenticated",
        agent_instruction: "Use a valid, unrevoked API key.",
        docs_url: `${url}/docs/errors#unauthenticated`,
      },
    });
  if (typeof code !== "number") return connectionFailed(url, inner ?? error);
  if (FATAL_CODES.includes(code)) return unexpectedAnswer(url, `closed the WebSocket with ${code}`);
  return connectionFailed(url, new Error(`the connection was closed with ${code}`));
}
