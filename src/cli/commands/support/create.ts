import { Option, type Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";

const SEVERITIES = ["low", "normal", "high", "urgent"] as const;

interface Options {
  details: string;
  request?: string;
  scraper?: string;
  failingCommand?: string;
  firstLogLine?: string;
  severity: (typeof SEVERITIES)[number];
  json?: boolean;
}

/** `quarry support create <subject>`: the id alone goes to stdout. */
export function supportCreate(cli: Cli): Command {
  return command("create", "ask who runs the server for help", [
    "support create 'No Records since today' --details 'Each run ends as failed.' --scraper codehost --severity high",
  ])
    .argument("<subject>", "one line")
    .requiredOption("--details <text>", "what is the matter")
    .option("--request <id>", "the Request that it is about")
    .option("--scraper <id>", "the scraper that it is about")
    .option("--failing-command <command>", "the command that fails")
    .option("--first-log-line <line>", "the first line of its log that says something")
    .addOption(
      new Option("--severity <severity>", "how much is at stake").choices(SEVERITIES).default("normal"),
    )
    .addOption(jsonOption())
    .action(async (subject: string, { request, scraper, severity, json, ...texts }: Options) => {
      const ticket = await cli.client().createTicket({
        subject,
        ...texts,
        severity: severity.toUpperCase() as Uppercase<typeof severity>,
        ...(request === undefined ? {} : { requestId: request }),
        ...(scraper === undefined ? {} : { scraperId: scraper }),
      });
      if (json) return cli.out.json(ticket);
      cli.out.line(ticket.id);
      cli.err.line(ticket.agentInstruction);
    });
}
