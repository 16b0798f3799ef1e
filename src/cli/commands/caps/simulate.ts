import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { printTable } from "../../terminal/table.ts";
import { periodArgument, valueArgument, type CapPeriod } from "./cap-options.ts";

/** `quarry caps simulate <meter> <period> <value>`: what a cap would have stopped last month. */
export function capsSimulate(cli: Cli): Command {
  return command("simulate", "show what a cap would have stopped last month", [
    "caps simulate records:codehost day 100",
  ])
    .argument("<meter>", "id of the meter, or scraping_spend in micro-USD")
    .addArgument(periodArgument())
    .addArgument(valueArgument())
    .option("--month <month>", "UTC month such as 2026-10; the last one unless given")
    .addOption(jsonOption())
    .action(
      async (
        metric: string,
        period: CapPeriod,
        value: number,
        { month, json }: { month?: string; json?: boolean },
      ) => {
        const wanted = { metric, period, value, ...(month === undefined ? {} : { month }) };
        const found = await cli.client().simulateUsageCap(wanted);
        if (json) return cli.out.json(found);
        if (found.stops.length > 0)
          printTable(cli.out, found.stops, [
            { title: "DAY", cell: (row) => row.date },
            { title: "USED", align: "right", cell: (row) => String(row.used) },
            { title: "STOPPED", align: "right", cell: (row) => String(row.stopped) },
          ]);
        cli.out.line(
          `${found.month}: of ${found.used} it would have stopped ${found.stoppedQuantity} (${found.stoppedPercent} %)`,
        );
      },
    );
}
