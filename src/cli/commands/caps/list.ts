import type { Command } from "commander";
import { moneyDigits } from "../../../kernel/usd.ts";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { printTable } from "../../terminal/table.ts";
import { timeWord } from "../../terminal/words.ts";

/** `quarry caps list`: caps on meters, then spending limits. */
export function capsList(cli: Cli): Command {
  return command("list", "list caps and spending limits and their state", ["caps list"])
    .addOption(jsonOption())
    .action(async ({ json }: { json?: boolean }) => {
      const { caps, spendLimits } = await cli.client().usage();
      if (json) return cli.out.json({ caps, spendLimits });
      if (caps.length + spendLimits.length === 0) return cli.err.line("no caps");
      if (caps.length > 0)
        printTable(cli.out, caps, [
          { title: "METER", cell: (row) => row.metric, isWhole: true },
          { title: "EACH", cell: (row) => row.period.toLowerCase() },
          { title: "CAP", align: "right", cell: (row) => String(row.value) },
          { title: "USED", align: "right", cell: (row) => String(row.used) },
          { title: "STATE", cell: (row) => row.state.toLowerCase() },
          { title: "RESETS", cell: (row) => timeWord(row.resetsAt), isSpare: true },
        ]);
      if (spendLimits.length > 0)
        printTable(cli.out, spendLimits, [
          { title: "SPENDING OF", cell: (row) => row.scope, isWhole: true },
          { title: "USD A MONTH", align: "right", cell: (row) => usdOrNothing(row.monthlyUsdMicros) },
          { title: "USED", align: "right", cell: (row) => moneyDigits(row.usedUsdMicros) },
          { title: "USD A REQUEST", align: "right", cell: (row) => usdOrNothing(row.maxRequestUsdMicros) },
          { title: "STATE", cell: (row) => row.state.toLowerCase() },
        ]);
    });
}

function usdOrNothing(usdMicros: number | null): string {
  return usdMicros === null ? "" : moneyDigits(usdMicros);
}
