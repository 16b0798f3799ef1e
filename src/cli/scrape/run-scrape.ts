import { randomUUID } from "node:crypto";
import { EXIT } from "../../errors/to-exit-code.ts";
import {
  CliRequestCancelDocument,
  CliRequestEstimateDocument,
  CliScraperIdsDocument,
  CliScraperInputsDocument,
  type RequestCreateInput,
} from "../../generated/cli-documents.ts";
import type { Cli } from "../cli.ts";
import { localFailure } from "../failure.ts";
import type { Gateway } from "../gateway/gateway.ts";
import { assertWritable, targetOf } from "../results/target.ts";
import { writeResults } from "../results/write-results.ts";
import { printFacts } from "../terminal/facts.ts";
import { plain } from "../terminal/screen.ts";
import { createRequest } from "./create-request.ts";
import { withKebabFlags } from "./field-options.ts";
import { followRequest } from "./follow-request.ts";
import { readInputFile } from "./input-file.ts";
import { cancelOnInterrupt } from "./interrupt.ts";
import { exitCodeOf, sayOutcome } from "./outcome.ts";
import { scraperCommand, type ScrapeOptions, type ScraperInputs } from "./scraper-command.ts";

/** Reads the flags of a scraper from its gateway, creates the Request, follows it and writes its Records. */
export async function runScrape(
  cli: Cli,
  gateway: Gateway,
  id: string,
  words: readonly string[],
): Promise<void> {
  const scraper = await inputsOf(gateway, id);
  const argv = withKebabFlags(words);
  const { command, fieldsIn } = scraperCommand(scraper, argv);
  command
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .parse(argv, { from: "user" });
  const options = command.opts<ScrapeOptions & Record<string, unknown>>();
  const target = targetOf(cli, options);
  await assertWritable(target);
  const input: RequestCreateInput = {
    scraper: scraper.id,
    input: {
      ...(options.input === undefined ? {} : await readInputFile(options.input)),
      ...(options.operation === undefined ? {} : { operation: options.operation }),
      ...fieldsIn(options),
    },
    ...(options.limit === undefined ? {} : { limit: options.limit }),
    ...(options.maxCost === undefined ? {} : { maxCostUsdMicros: options.maxCost }),
  };
  if (options.estimate) return estimate(cli, gateway, input, options.json);

  const { request, replayed } = await createRequest(gateway, input, options.idempotencyKey ?? randomUUID());
  if (options.detach) return options.json ? cli.out.json(request) : cli.out.line(request.id);
  cli.err.line(
    `${request.id} ${replayed ? "was created before with this key" : "created"}: ` +
      `${request.scraper.id} ${request.operation}, at most ${request.limit} Records for ${request.estimatedCostUsd} USD`,
  );
  for (const { path, from, to, reason } of request.normalizations.filter(({ from }) => from !== null))
    cli.err.line(
      cli.err.tint("dim", plain(`  ${path}: ${JSON.stringify(from)} -> ${JSON.stringify(to)} (${reason})`)),
    );

  const interrupt = cancelOnInterrupt(cli.err, request.id, () =>
    gateway.run(CliRequestCancelDocument, { id: request.id }),
  );
  const priceUsdMicros = scraper.priceEvents[0]?.usdMicros ?? 0;
  const ended = await followRequest(cli, gateway, request, { priceUsdMicros }).finally(() =>
    interrupt.release(),
  );
  // A failed run must not replace the file of an earlier one by an empty one.
  if (ended.recordCount > 0 || ended.status === "SUCCEEDED" || target.path === null)
    await writeResults(cli, gateway, request.id, target);
  sayOutcome(cli, ended);
  cli.exitWith(interrupt.cancelled ? EXIT.interrupted : exitCodeOf(ended));
}

async function inputsOf(gateway: Gateway, id: string): Promise<ScraperInputs> {
  const { scraper } = await gateway.run(CliScraperInputsDocument, { id });
  if (!scraper) {
    const { scrapers } = await gateway.run(CliScraperIdsDocument, {});
    throw localFailure("scraper_not_found", `There is no scraper ${id}.`, {
      agent: `Use one of ${scrapers.map((one) => one.id).join(", ")}.`,
    });
  }
  if (scraper.operations.length === 0)
    throw localFailure(
      scraper.health?.status === "DISABLED" ? "scraper_disabled" : "scraper_not_implemented",
      `The scraper ${id} cannot run on this gateway: ${scraper.health?.reason ?? "it is not built yet"}`,
    );
  return scraper;
}

async function estimate(
  cli: Cli,
  gateway: Gateway,
  input: RequestCreateInput,
  json: boolean | undefined,
): Promise<void> {
  const { requestEstimate } = await gateway.run(CliRequestEstimateDocument, { input });
  if (!requestEstimate) throw localFailure("internal", "The gateway gave no estimate.");
  if (json) return cli.out.json(requestEstimate);
  printFacts(cli.out, [
    ["scraper", `${requestEstimate.scraper} ${requestEstimate.operation}`],
    ["input", plain(JSON.stringify(requestEstimate.input))],
    ["Records", `at most ${requestEstimate.affordableRecords}`],
    ["cost", `at most ${requestEstimate.estimatedCostUsd} USD`],
  ]);
}
