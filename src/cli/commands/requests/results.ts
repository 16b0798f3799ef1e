import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { wholeNumber } from "../../option-values.ts";
import { outputOptions, targetOf, type OutputOptions } from "../../results/target.ts";
import { writeResults } from "../../results/write-results.ts";

/** `quarry requests results <id>`: every Record stored so far. */
export function requestsResults(cli: Cli): Command {
  const made = command("results", "write the Records of a Request", [
    "requests results <id>",
    "requests results <id> --output records.csv",
    "requests results <id> --output records.parquet",
    "requests results <id> --fields n --limit 3",
  ])
    .argument("<id>", "id of the Request")
    .option("--limit <n>", "at most this many Records (not for csv)", wholeNumber(1, 100_000));
  for (const option of outputOptions()) made.addOption(option);
  return made.action(async (id: string, options: OutputOptions & { limit?: number }) => {
    await writeResults(cli, cli.client(), id, targetOf(cli, options), options.limit);
  });
}
