import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { wholeNumber, words } from "../../option-values.ts";

interface Options {
  topics: string[];
  description?: string;
  includeRecords: number;
  json?: boolean;
}

/** `quarry webhooks create <url>`: the secret alone goes to stdout, so that it can be piped. */
export function webhooksCreate(cli: Cli): Command {
  return command("create", "send webhooks to a URL; their secret is shown this once", [
    "webhooks create https://example.org/hooks/quarry --topics request.finished,balance.low",
  ])
    .argument("<url>", "an https:// URL with a public address")
    .requiredOption("--topics <topics>", "what to send: kinds of notifications, or '*' for all", words)
    .option("--description <text>", "words of your own")
    .option("--include-records <n>", "Records that request.finished brings along", wholeNumber(0, 100), 0)
    .addOption(jsonOption())
    .action(async (url: string, { topics, description = "", includeRecords, json }: Options) => {
      const made = await cli.client().createWebhook({ url, topics, description, includeRecords });
      if (json) return cli.out.json(made);
      cli.out.line(made.secret);
      cli.err.line(`made ${made.endpoint.id}; store the secret now, it is never shown again`);
    });
}
