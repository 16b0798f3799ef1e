import type { Command } from "commander";
import type { Usage } from "../../client/index.ts";
import { grouped } from "../../kernel/grouped.ts";
import { moneyDigits, moneyText } from "../../kernel/usd.ts";
import type { Cli } from "../cli.ts";
import { command, jsonOption } from "../command.ts";
import { plain } from "../terminal/screen.ts";
import { printTable } from "../terminal/table.ts";

/** `quarry usage`: what was used this month, its price, and what it comes to. */
export function usage(cli: Cli): Command {
  return command("usage", "show what the account used in a month, and what it comes to", [
    "usage",
    "usage --days",
    "usage --json",
  ])
    .option("--month <month>", "UTC month such as 2026-10; the current one unless given")
    .option("--all", "show meters that count nothing, too")
    .option("--days", "show it day by day")
    .addOption(jsonOption())
    .action(async (options: { month?: string; all?: boolean; days?: boolean; json?: boolean }) => {
      const { month, all = false, days = false, json } = options;
      const report = await cli.client().usage(month === undefined ? {} : { month });
      if (json) return cli.out.json(report);
      if (days) printDays(cli, report);
      else printLines(cli, report, all);
      const { estimatedSpendUsdMicros, forecastSpendUsdMicros } = report.billingEstimate;
      cli.out.line(
        `${report.month}, plan ${plain(report.plan)}: ${moneyText(estimatedSpendUsdMicros)} so far, about ${moneyText(forecastSpendUsdMicros)} at the end of the month`,
      );
    });
}

function printLines({ out }: Cli, { billingEstimate }: Usage, all: boolean): void {
  const rows = billingEstimate.lineItems.filter(({ usedQuantity }) => all || usedQuantity !== 0);
  printTable(out, rows, [
    { title: "METER", cell: (row) => row.meter, isWhole: true },
    { title: "USED", align: "right", cell: (row) => String(row.usedQuantity) },
    { title: "INCLUDED", align: "right", cell: (row) => String(row.includedQuantity), isSpare: true },
    { title: "UNIT", cell: (row) => plain(row.unit) },
    { title: "PRICE", align: "right", cell: priceWord, isSpare: true },
    { title: "USD", align: "right", cell: (row) => moneyDigits(row.estimatedSpendUsdMicros) },
    { title: "FORECAST", align: "right", cell: (row) => moneyDigits(row.forecastSpendUsdMicros) },
  ]);
}

function priceWord(row: Usage["billingEstimate"]["lineItems"][number]): string {
  const price = moneyDigits(row.unitPriceUsdMicros);
  return row.unitPricePer === 1 ? price : `${price} / ${grouped(row.unitPricePer)}`;
}

function printDays({ out }: Cli, { days }: Usage): void {
  const rows = days.flatMap(({ date, meters }) => meters.map((one) => ({ date, ...one })));
  printTable(out, rows, [
    { title: "DAY", cell: (row) => row.date },
    { title: "METER", cell: (row) => row.meter, isWhole: true },
    { title: "USED", align: "right", cell: (row) => String(row.quantity) },
  ]);
}
