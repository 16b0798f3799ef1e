import type { Command } from "commander";
import { moneyDigits } from "../../../kernel/usd.ts";
import type { Cli } from "../../cli.ts";
import { KINDS } from "../../generated/kinds.ts";
import { listCommand } from "../../kind/list-command.ts";
import { plain } from "../../terminal/screen.ts";
import { timeWord } from "../../terminal/words.ts";

/** `quarry billing ledger`: what came to the balance and left it. */
export function billingLedger(cli: Cli): Command {
  return listCommand(cli, "billing ledger", KINDS.ledgerEntry.list, {
    about: "show what was added to the balance and taken from it, newest first",
    examples: ["billing ledger", "billing ledger --limit 5 --json"],
    columns: [
      { title: "AT", cell: (row) => timeWord(row.at) },
      { title: "USD", align: "right", cell: (row) => moneyDigits(row.usdMicros) },
      { title: "KIND", cell: (row) => row.kind.toLowerCase() },
      { title: "METER", cell: (row) => plain(row.meter ?? ""), isSpare: true },
      { title: "QUANTITY", align: "right", cell: (row) => String(row.quantity ?? ""), isSpare: true },
      { title: "FOR", cell: (row) => plain(row.source?.id ?? "") },
    ],
    none: "nothing was booked yet",
  });
}
