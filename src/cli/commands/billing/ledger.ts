import type { Command } from "commander";
import { usdText } from "../../../kernel/usd.ts";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { wholeNumber } from "../../option-values.ts";
import { plain } from "../../terminal/screen.ts";
import { printTable } from "../../terminal/table.ts";
import { timeWord } from "../../terminal/words.ts";

interface Options {
  limit: number;
  cursor?: string;
  json?: boolean;
}

/** `quarry billing ledger`: what came to the balance and left it; `--json` gives `{ data, nextCursor }`. */
export function billingLedger(cli: Cli): Command {
  return command("ledger", "show what came to the balance and left it, newest first", [
    "billing ledger",
    "billing ledger --limit 5 --json",
  ])
    .option("--limit <n>", "entries of this page, 1 to 1000", wholeNumber(1, 1000), 50)
    .option("--cursor <cursor>", "go on from `nextCursor` of the page before")
    .addOption(jsonOption())
    .action(async ({ limit, cursor, json }: Options) => {
      const page = { first: limit, ...(cursor === undefined ? {} : { after: cursor }) };
      const { items, nextCursor } = await cli.client().ledger(page);
      if (json) return cli.out.json({ data: items, nextCursor });
      if (items.length === 0) return cli.err.line("nothing was booked yet");
      printTable(cli.out, items, [
        { title: "AT", cell: (row) => timeWord(row.at) },
        { title: "USD", align: "right", cell: (row) => usdText(row.usdMicros) },
        { title: "KIND", cell: (row) => row.kind.toLowerCase() },
        { title: "METER", cell: (row) => plain(row.meter ?? ""), isSpare: true },
        { title: "QUANTITY", align: "right", cell: (row) => String(row.quantity ?? ""), isSpare: true },
        { title: "FOR", cell: (row) => plain(row.source?.id ?? "") },
      ]);
      if (nextCursor !== null) cli.err.line(`more: --cursor ${nextCursor}`);
    });
}
