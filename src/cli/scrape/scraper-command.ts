import { Option, type Command } from "commander";
import type { Scraper } from "../../client/index.ts";
import { command } from "../command.ts";
import { usdAmount, wholeNumber, words } from "../option-values.ts";
import { outputOptions, type OutputOptions } from "../results/target.ts";
import { addFieldOptions } from "./field-options.ts";
import { inputFields } from "./input-fields.ts";

/** What the command line of a scrape says, beside the fields. */
export interface ScrapeOptions extends OutputOptions {
  operation?: string;
  limit?: number;
  /** Micro-USD. */
  maxCost?: number;
  tag?: string[];
  input?: string;
  idempotencyKey?: string;
  estimate?: boolean;
  detach?: boolean;
}

/** The command `quarry scrape <scraper>` with the flags of one operation, or of all that it could mean. */
export function scraperCommand(
  scraper: Scraper,
  argv: readonly string[],
): { command: Command; fieldsIn: (options: Record<string, unknown>) => Record<string, unknown> } {
  const usable = scraper.operations.filter(({ availability }) => availability !== "NOT_PUBLIC");
  const chosen = chosenOperation(scraper, argv);
  const made = command(`quarry scrape ${scraper.id}`, scraper.summary ?? scraper.title, [
    `scrape ${scraper.id} --operation ${(chosen ?? usable[0])?.name ?? "<name>"} --help`,
  ])
    .usage("[options]")
    .addOption(operationOption(scraper, usable));
  for (const option of runOptions()) made.addOption(option);
  for (const option of outputOptions()) made.addOption(option);
  const fieldsIn = addFieldOptions(made, inputFields(chosen ? [chosen] : usable));
  if (chosen) made.description(chosen.summary);
  return { command: made, fieldsIn };
}

function operationOption({ defaultOperation }: Scraper, usable: readonly { name: string }[]): Option {
  const fallback = defaultOperation ? `, else ${defaultOperation}` : "";
  const option = new Option("--operation <name>", `what to read; without it the input decides${fallback}`);
  // For help and completion only: `choices()` would refuse the aliases, which the gateway knows.
  option.argChoices = usable.map(({ name }) => name);
  return option;
}

/** Options of the run itself. */
export function runOptions(): Option[] {
  return [
    new Option("--limit <n>", "most Records to store (default 100)").argParser(wholeNumber(1, 100_000)),
    new Option("--max-cost <usd>", "end before the run would cost more than this").argParser(usdAmount),
    new Option("--tag <a,b>", "words of your own to find the Request by").argParser(words),
    new Option("--input <file>", "JSON file with the input, - for stdin; flags win over it"),
    new Option("--estimate", "show what it would cost at most, and create nothing"),
    new Option("--detach", "create the Request, print its id and do not wait"),
    new Option("--idempotency-key <key>", "the same key and input are the same Request for 24 hours"),
  ];
}

/** The operation that `--operation` names, compared as the gateway does. */
function chosenOperation(
  { operations }: Scraper,
  argv: readonly string[],
): Scraper["operations"][number] | undefined {
  const at = argv.findIndex((word) => word === "--operation" || word.startsWith("--operation="));
  if (at === -1) return undefined;
  const sent = argv[at] === "--operation" ? argv[at + 1] : argv[at]?.slice("--operation=".length);
  if (sent === undefined) return undefined;
  return operations.find(({ name, aliases }) =>
    [name, ...aliases].some((token) => bare(token) === bare(sent)),
  );
}

function bare(token: string): string {
  return token.toLowerCase().replaceAll(/[-_ ]/g, "");
}
