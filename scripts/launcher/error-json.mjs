import { UsageError } from "./usage-error.mjs";

/**
 * A failure of a script under the names that errors have everywhere.
 *
 * @param {Error} error
 * @returns {string} JSON
 */
export function errorJson(error) {
  const isUsage = error instanceof UsageError;
  const code = isUsage ? "invalid_input" : "internal";
  const body = {
    code,
    message: error.message,
    agent_instruction: isUsage
      ? "Correct the command line."
      : "Read the message; what it names is to be fixed first.",
    docs_url: `docs/errors.md#${code}`,
  };
  return JSON.stringify(body, null, 2);
}
