import { EXIT } from "../../errors/to-exit-code.ts";
import { moneyText } from "../../kernel/usd.ts";
import type { NewRequest, QuarryClient } from "../../client/index.ts";
import { countOf } from "../../kernel/count-of.ts";
import type { Cli } from "../cli.ts";
import { outputOf } from "../command.ts";
import { assertWritable, targetOf } from "../results/target.ts";
import { writeResults } from "../results/write-results.ts";
import { printFacts } from "../terminal/facts.ts";
import { requestJson } from "../terminal/json-states.ts";
import { plain } from "../terminal/screen.ts";
import { assertFields } from "./assert-fields.ts";
import { withKebabFlags } from "./field-options.ts";
import { followRequest } from "./follow-request.ts";
import { readInputFile } from "./input-file.ts";
import { cancelOnInterrupt } from "./interrupt.ts";
import { exitCodeOf, sayOutcome } from "./outcome.ts";
import { scraperCommand, type ScrapeOptions } from "./scraper-command.ts";
import { usableScraper } from "./usable-scraper.ts";

/** Reads the flags of a scraper from its gateway, creates the Request, follows it and writes its Records. */
export async function runScrape(
  cli: Cli,
  client: QuarryClient,
  id: string,
  words: readonly string[],
): Promise<void> {
  const scraper = await usableScraper(client, id);
  const argv = withKebabFlags(words);
  const { command, fieldsIn } = scraperCommand(scraper, argv);
  command.exitOverride().configureOutput(outputOf(cli)).parse(argv, { from: "user" });
  const options = command.opts<ScrapeOptions & Record<string, unknown>>();
  const target = targetOf(cli, options);
  await assertWritable(target);
  const input: NewRequest = {
    scraper: scraper.id,
    input: {
      ...(options.input === undefined ? {} : await readInputFile(options.input)),
      ...(options.operation === undefined ? {} : { operation: options.operation }),
      ...fieldsIn(options),
    },
    ...(options.limit === undefined ? {} : { limit: options.limit }),
    ...(options.tag === undefined ? {} : { tags: options.tag }),
    ...(options.maxCost === undefined ? {} : { maxCostUsdMicros: options.maxCost }),
  };
  await assertFields(client, scraper, input, target.fields);
  if (options.estimate) return estimate(cli, client, input, options.json);

  const { idempotencyKey } = options;
  const { idempotentReplayed: replayed, ...request } = await client.create(
    input,
    idempotencyKey === undefined ? {} : { idempotencyKey },
  );
  if (options.detach) return options.json ? cli.out.json(requestJson(request)) : cli.out.line(request.id);
  cli.err.line(
    `${request.id} ${replayed ? "was created before with this key" : "created"}: ` +
      `${request.scraper.id} ${request.operation}, at most ${countOf(request.limit, "Record")} for ${moneyText(request.estimatedCostUsdMicros)}`,
  );
  for (const { path, from, to, reason } of request.normalizations.filter(({ from }) => from !== null))
    cli.err.line(
      cli.err.tint("dim", plain(`  ${path}: ${JSON.stringify(from)} -> ${JSON.stringify(to)} (${reason})`)),
    );

  const interrupt = cancelOnInterrupt(cli.err, request.id, () => client.cancel(request.id));
  const priceUsdMicros = scraper.priceEvents[0]?.usdMicros ?? 0;
  const ended = await followRequest(cli, client, request, { priceUsdMicros })
    .catch((error: unknown) => {
      cli.err.line(
        `${request.id} continues without this command; later: quarry requests watch ${request.id}`,
      );
      throw error;
    })
    .finally(() => interrupt.release());
  try {
    // A failed run must not replace the file of an earlier one by an empty one.
    if (ended.recordCount > 0 || ended.status === "SUCCEEDED" || target.path === null)
      await writeResults(cli, client, request.id, target);
  } finally {
    // Also where the Records could not be written: they were paid for.
    sayOutcome(cli, ended, options.json);
  }
  cli.exitWith(interrupt.cancelled ? EXIT.interrupted : exitCodeOf(ended));
}

async function estimate(
  cli: Cli,
  client: QuarryClient,
  input: NewRequest,
  json: boolean | undefined,
): Promise<void> {
  const estimated = await client.estimate(input);
  if (json) return cli.out.json(estimated);
  printFacts(cli.out, [
    ["scraper", `${estimated.scraper} ${estimated.operation}`],
    ["input", plain(JSON.stringify(estimated.input))],
    ["Records", `at most ${estimated.affordableRecords}`],
    ["cost", `at most ${moneyText(estimated.estimatedCostUsdMicros)}`],
  ]);
}
