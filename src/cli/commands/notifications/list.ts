import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { wholeNumber } from "../../option-values.ts";
import { plain } from "../../terminal/screen.ts";
import { printTable } from "../../terminal/table.ts";
import { timeWord } from "../../terminal/words.ts";

interface Options {
  unread?: boolean;
  kind?: string;
  limit: number;
  cursor?: string;
  json?: boolean;
}

/** `quarry notifications list`; `--json` gives `{ data, nextCursor }`. */
export function notificationsList(cli: Cli): Command {
  return command("list", "list what the account was notified of, newest first", [
    "notifications list",
    "notifications list --unread --kind balance.low --json",
  ])
    .option("--unread", "only those that were not read")
    .option("--kind <kind>", "only those of this kind")
    .option("--limit <n>", "items of this page, 1 to 100", wholeNumber(1, 100), 20)
    .option("--cursor <cursor>", "go on from `nextCursor` of the page before")
    .addOption(jsonOption())
    .action(async ({ unread = false, kind, limit, cursor, json }: Options) => {
      const { items, nextCursor } = await cli.client().notifications({
        first: limit,
        unread,
        ...(kind === undefined ? {} : { kind }),
        ...(cursor === undefined ? {} : { after: cursor }),
      });
      if (json) return cli.out.json({ data: items, nextCursor });
      if (items.length === 0) return cli.err.line("no notifications");
      printTable(cli.out, items, [
        { title: "NOTIFICATION", cell: (row) => row.id, isWhole: true },
        { title: "AT", cell: (row) => timeWord(row.createdAt) },
        { title: "READ", cell: (row) => (row.readAt === null ? "no" : "yes") },
        { title: "KIND", cell: (row) => row.kind },
        { title: "SUBJECT", cell: (row) => plain(row.subject), isSpare: true },
      ]);
      if (nextCursor !== null) cli.err.line(`more: --cursor ${nextCursor}`);
    });
}
