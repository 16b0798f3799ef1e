import { AppError } from "../../errors/app-error.ts";
import { EXIT, toExitCode, type ExitCode } from "../../errors/to-exit-code.ts";

/** Why a server cannot start, for its operator. */
export function explain(error: unknown): { text: string; exitCode: ExitCode } {
  if (!(error instanceof AppError)) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { text, exitCode: EXIT.internal };
  }
  // A message of its own says what to do, where the one of the dictionary needs its details and its advice.
  const isOwn = error.message !== error.spec.message;
  const details = error.details.map((one) => `  ${one.path} ${one.message}`);
  const advice = details.length > 0 ? "Correct this and start again." : error.spec.agent;
  const lines = isOwn ? [error.message] : [error.message, ...details, advice];
  return { text: lines.join("\n"), exitCode: toExitCode(error.code) };
}
