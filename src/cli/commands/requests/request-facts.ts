import type { QuarryError, Request } from "../../../client/index.ts";
import { moneyText } from "../../../kernel/usd.ts";
import type { Cli } from "../../cli.ts";
import { localFailure } from "../../failure.ts";
import { printFacts } from "../../terminal/facts.ts";
import { requestJson } from "../../terminal/json-states.ts";
import { plain } from "../../terminal/screen.ts";
import { statusWord, timeWord } from "../../terminal/words.ts";

/** One Request, for people or as JSON. */
export function printRequest(cli: Cli, request: Request, json: boolean | undefined): void {
  if (json) return cli.out.json(requestJson(request));
  const { progress, error, maxCostUsdMicros, finalCostUsdMicros } = request;
  const stopped = request.stopReason?.toLowerCase().replaceAll("_", " ");
  printFacts(cli.out, [
    ["request", request.id],
    ["scraper", `${request.scraper.id} ${request.operation}`],
    ["input", plain(JSON.stringify(request.input))],
    ["status", statusWord(cli.out, request.status) + (stopped ? ` (${stopped})` : "")],
    ["error", error && plain(`${error.code}: ${error.message}`)],
    ["tags", request.tags.join(", ")],
    ["Records", `${request.recordCount} of at most ${request.limit}`],
    ["cost", costWords(request.estimatedCostUsdMicros, finalCostUsdMicros)],
    ["ceiling", maxCostUsdMicros === null ? null : moneyText(maxCostUsdMicros)],
    [
      "run",
      `${progress.pagesFetched} pages, ${progress.retries} retries, ${progress.dropped} dropped, ${progress.duplicates} duplicates`,
    ],
    ["warnings", progress.warnings.map(({ code, count }) => `${code} x ${count}`).join(", ")],
    ["created", timeWord(request.createdAt)],
    ["finished", timeWord(request.finishedAt)],
    ["expires", timeWord(request.expiresAt)],
    ["results", request.resultsUrl],
    ["next", plain(request.agentInstruction)],
  ]);
}

function costWords(estimate: number, final: number | null): string {
  return final === null ? `at most ${moneyText(estimate)}` : moneyText(final);
}

export function noRequest(id: string): QuarryError {
  return localFailure("not_found", `There is no Request ${id} in this account.`, {
    agent: "List the Requests with `quarry requests list` and use an id of that list.",
  });
}
