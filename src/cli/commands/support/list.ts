import { Option, type Command } from "commander";
import type { Ticket } from "../../../client/index.ts";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { wholeNumber } from "../../option-values.ts";
import { plain } from "../../terminal/screen.ts";
import { printTable } from "../../terminal/table.ts";
import { timeWord } from "../../terminal/words.ts";

const STATUSES = ["open", "waiting_on_customer", "resolved"] as const;

interface Options {
  status?: (typeof STATUSES)[number];
  operator?: boolean;
  limit: number;
  cursor?: string;
  json?: boolean;
}

/** `quarry support list`; `--json` gives `{ data, nextCursor }`. */
export function supportList(cli: Cli): Command {
  return command("list", "list tickets, newest first", [
    "support list",
    "support list --status open --operator --json",
  ])
    .addOption(new Option("--status <status>", "only those in this state").choices(STATUSES))
    .option(
      "--operator",
      "those of all accounts, with an operator token or the key that the server started with",
    )
    .option("--limit <n>", "items of this page, 1 to 100", wholeNumber(1, 100), 20)
    .option("--cursor <cursor>", "go on from `nextCursor` of the page before")
    .addOption(jsonOption())
    .action(async ({ status, operator, limit, cursor, json }: Options) => {
      const page = {
        first: limit,
        ...(status === undefined ? {} : { status: status.toUpperCase() as Uppercase<typeof status> }),
        ...(cursor === undefined ? {} : { after: cursor }),
      };
      const client = cli.client();
      const { items, nextCursor } = await (operator ? client.operatorTickets(page) : client.tickets(page));
      if (json) return cli.out.json({ data: items, nextCursor });
      if (items.length === 0) return cli.err.line("no tickets");
      const tickets: Ticket[] = items.map((one) => ("ticket" in one ? one.ticket : one));
      printTable(cli.out, tickets, [
        { title: "TICKET", cell: (row) => row.id, isWhole: true },
        { title: "STATUS", cell: (row) => row.status.toLowerCase() },
        { title: "SEVERITY", cell: (row) => row.severity.toLowerCase() },
        { title: "CHANGED", cell: (row) => timeWord(row.updatedAt) },
        { title: "SUBJECT", cell: (row) => plain(row.subject), isSpare: true },
      ]);
      if (nextCursor !== null) cli.err.line(`more: --cursor ${nextCursor}`);
    });
}
