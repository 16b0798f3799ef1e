import { CommanderError } from "commander";
import { QuarryError } from "../client/index.ts";
import type { ErrorDetail } from "../errors/app-error.ts";
import { EXIT, toExitCode, type ExitCode } from "../errors/to-exit-code.ts";
import { inOurWords, localFailure, usageFailure } from "./failure.ts";
import { plain, type Screen } from "./terminal/screen.ts";

/** Prints what ended a command to stderr and gives the exit code for it. */
export function reportFailure(screen: Screen, error: unknown, asJson: boolean): ExitCode {
  if (error instanceof CommanderError && /^commander\.(help|helpDisplayed|version)$/.test(error.code))
    return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  const shown = known(error);
  if (asJson) screen.json(shown);
  else print(screen, shown);
  return toExitCode(shown.code);
}

function known(error: unknown): QuarryError {
  if (error instanceof QuarryError) return inOurWords(error);
  // commander puts its suggestion on a second line.
  if (error instanceof CommanderError)
    return usageFailure(error.message.replace(/^error: /, "").replaceAll("\n", " "));
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return localFailure("internal", `The command line itself failed: ${stack}`, {
    agent: "Report this with the command that you ran.",
  });
}

/** `input.appIds: Too many. (limit 50, actual 51)` */
function detailWords({ path, message, limit, actual }: ErrorDetail): string {
  const numbers = Object.entries({ limit, actual }).filter(([, value]) => value !== undefined);
  const caps = numbers.map(([name, value]) => `${name} ${value}`).join(", ");
  return [...(path === "" ? [] : [`${path}:`]), message, ...(caps === "" ? [] : [`(${caps})`])].join(" ");
}

function print(screen: Screen, shown: QuarryError): void {
  screen.line(`${screen.tint("red", "error")} ${shown.code}: ${shown.message}`);
  const details = shown.details.map(detailWords);
  // A single detail is often the message itself.
  for (const detail of details) if (detail !== shown.message) screen.line(plain(`  ${detail}`));
  for (const [name, value] of [
    ["do", shown.agentInstruction],
    ["see", shown.docsUrl],
    ["call", shown.requestId],
  ] as const)
    if (value) screen.line(`${screen.tint("dim", name.padEnd(4))} ${plain(value)}`);
}
