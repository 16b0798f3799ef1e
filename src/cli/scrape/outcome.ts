import { EXIT, toExitCode, type ExitCode } from "../../errors/to-exit-code.ts";
import { moneyText } from "../../kernel/usd.ts";
import type { Request } from "../../client/index.ts";
import { countOf } from "../../kernel/count-of.ts";
import type { Cli } from "../cli.ts";
import { requestJson } from "../terminal/json-states.ts";
import { plain } from "../terminal/screen.ts";
import { statusWord } from "../terminal/words.ts";

/**
 * One line, or some more when it stopped early, about how a Request ended; as JSON the whole Request, with its cost and
 * its error. Goes to stderr.
 */
export function sayOutcome(cli: Cli, request: Request, asJson = false): void {
  const { err } = cli;
  if (asJson) return err.json(requestJson(request));
  const stopped = request.stopReason?.toLowerCase().replaceAll("_", " ");
  err.line(
    `${request.id} ${statusWord(err, request.status)}${stopped ? ` (${stopped})` : ""}: ` +
      `${countOf(request.recordCount, "Record")}, ${moneyText(request.finalCostUsdMicros ?? 0)}`,
  );
  if (request.status === "SUCCEEDED") return;
  if (request.error) {
    err.line(`${err.tint("red", "error")} ${request.error.code}: ${plain(request.error.message)}`);
    err.line(`${err.tint("dim", "see")}  ${plain(request.error.docsUrl)}`);
  }
  err.line(`${err.tint("dim", "do")}   ${plain(request.agentInstruction)}`);
}

/** Exit code of a Request that ended. */
export function exitCodeOf({ status, error }: Request): ExitCode {
  switch (status) {
    case "SUCCEEDED":
      return EXIT.ok;
    case "FAILED":
      return toExitCode(error?.code ?? "internal");
    default:
      return EXIT.partial;
  }
}
