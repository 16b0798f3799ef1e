import { docsPath, type ErrorDetail, type PublicError } from "../errors/app-error.ts";
import { CODES, type ErrorCode } from "../errors/codes.ts";

/** Where the errors that the CLI itself finds are explained. */
const LOCAL_DOCS = "docs/errors.md";

/** Ends a command: what is printed, and with which code of the dictionary. */
export class CliFailure extends Error {
  readonly shown: PublicError;

  constructor(shown: PublicError) {
    super(shown.message);
    this.name = "CliFailure";
    this.shown = shown;
  }
}

/** A failure that the CLI finds without a server; `agent` replaces the instruction of the dictionary. */
export function localFailure(
  code: ErrorCode,
  message: string,
  { agent, details = [] }: { agent?: string; details?: ErrorDetail[] } = {},
): CliFailure {
  return new CliFailure({
    code,
    message,
    agent_instruction: agent ?? CODES[code].agent,
    docs_url: LOCAL_DOCS + docsPath(code).replace(/^[^#]*/, ""),
    request_id: null,
    retryable: CODES[code].retry === "later",
    details,
  });
}

/** The command line itself is wrong. */
export function usageFailure(message: string): CliFailure {
  return localFailure("invalid_input", message, {
    agent: "Correct the command line; `quarry <command> --help` lists what it takes.",
  });
}
