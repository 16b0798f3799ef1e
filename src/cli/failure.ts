import { QuarryError } from "../client/index.ts";
import { docsPath, type ErrorDetail } from "../errors/app-error.ts";
import { CODES, type ErrorCode } from "../errors/codes.ts";

/** Where the errors that the CLI itself finds are explained. */
const LOCAL_DOCS = "docs/errors.md";

/** A failure that the CLI finds without a server; `agent` replaces the instruction of the dictionary. */
export function localFailure(
  code: ErrorCode,
  message: string,
  { agent, details = [] }: { agent?: string; details?: ErrorDetail[] } = {},
): QuarryError {
  return new QuarryError({
    message,
    extensions: {
      code,
      agent_instruction: agent ?? CODES[code].agent,
      docs_url: LOCAL_DOCS + docsPath(code).replace(/^[^#]*/, ""),
      retryable: CODES[code].retry === "later",
      details,
    },
  });
}

/** The command line itself is wrong. */
export function usageFailure(message: string): QuarryError {
  return localFailure("invalid_input", message, {
    agent: "Correct the command line; `quarry <command> --help` lists what it takes.",
  });
}

/** The same failure in words of the dictionary: the client has two codes of its own for a server that is not there. */
export function inOurWords(error: QuarryError): QuarryError {
  switch (error.code) {
    case "connection_failed":
      return localFailure("not_ready", error.message, {
        agent: "Start one with `npm start`, or set QUARRY_URL to the address of a running gateway.",
      });
    case "unexpected_answer":
      return localFailure("not_ready", error.message, {
        agent: "Set QUARRY_URL to the address of a Quarry gateway.",
      });
    case "unauthenticated":
      // The server speaks of headers, which nobody types here.
      return new QuarryError({
        message: error.message,
        extensions: {
          ...error.toJSON(),
          docs_url: error.docsUrl ?? `${LOCAL_DOCS}#unauthenticated`,
          agent_instruction:
            "Sign in with `quarry login`, set QUARRY_API_KEY to a valid key, or QUARRY_DATA_DIR to the data folder of the gateway; `quarry doctor` shows which key is used.",
        },
      });
    case "second_factor_required":
      return new QuarryError({
        message: error.message,
        extensions: {
          ...error.toJSON(),
          docs_url: error.docsUrl ?? `${LOCAL_DOCS}#second_factor_required`,
          agent_instruction:
            "Repeat the command with --code <code>: the current code of the authenticator app, or an unused recovery code.",
        },
      });
    default:
      return error;
  }
}
