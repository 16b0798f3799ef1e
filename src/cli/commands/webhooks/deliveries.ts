import { Option, type Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { wholeNumber } from "../../option-values.ts";
import { plain } from "../../terminal/screen.ts";
import { printTable } from "../../terminal/table.ts";
import { timeWord } from "../../terminal/words.ts";

interface Options {
  webhook?: string;
  status?: "pending" | "delivered" | "failed";
  limit: number;
  cursor?: string;
  json?: boolean;
}

/** `quarry webhooks deliveries`; `--json` gives `{ data, nextCursor }`. */
export function webhooksDeliveries(cli: Cli): Command {
  return command("deliveries", "list what was sent and how it went, newest first", [
    "webhooks deliveries",
    "webhooks deliveries --status failed --limit 5 --json",
  ])
    .option("--webhook <id>", "only those to this endpoint")
    .addOption(
      new Option("--status <status>", "only those that are so far").choices([
        "pending",
        "delivered",
        "failed",
      ]),
    )
    .option("--limit <n>", "items of this page, 1 to 100", wholeNumber(1, 100), 20)
    .option("--cursor <cursor>", "go on from `nextCursor` of the page before")
    .addOption(jsonOption())
    .action(async ({ webhook, status, limit, cursor, json }: Options) => {
      const { items, nextCursor } = await cli.client().webhookDeliveries({
        first: limit,
        ...(webhook === undefined ? {} : { endpointId: webhook }),
        ...(status === undefined ? {} : { status: status.toUpperCase() as Uppercase<typeof status> }),
        ...(cursor === undefined ? {} : { after: cursor }),
      });
      if (json) return cli.out.json({ data: items, nextCursor });
      if (items.length === 0) return cli.err.line("no deliveries");
      printTable(cli.out, items, [
        { title: "DELIVERY", cell: (row) => row.id, isWhole: true },
        { title: "MADE", cell: (row) => timeWord(row.createdAt) },
        { title: "TOPIC", cell: (row) => row.topic },
        { title: "STATUS", cell: (row) => row.status.toLowerCase() },
        { title: "TRIES", align: "right", cell: (row) => String(row.attemptCount) },
        { title: "LAST", cell: (row) => plain(row.attempts.at(-1)?.error ?? ""), isSpare: true },
      ]);
      if (nextCursor !== null) cli.err.line(`more: --cursor ${nextCursor}`);
    });
}
