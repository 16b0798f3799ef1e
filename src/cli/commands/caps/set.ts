import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { notifyOption, periodArgument, valueArgument, type CapPeriod } from "./cap-options.ts";

/** `quarry caps set <meter> <period> <value>` */
export function capsSet(cli: Cli): Command {
  return command("set", "set or replace a cap on a meter; it holds at once", [
    "caps set records:codehost month 10000",
    "caps set kv_writes day 500000 --notify-at 90",
  ])
    .argument("<meter>", "id of the meter, such as kv_reads or records:codehost")
    .addArgument(periodArgument())
    .addArgument(valueArgument())
    .addOption(notifyOption())
    .addOption(jsonOption())
    .action(
      async (
        metric: string,
        period: CapPeriod,
        value: number,
        { notifyAt, json }: { notifyAt: number; json?: boolean },
      ) => {
        const cap = await cli.client().setUsageCap({ metric, period, value, notifyAtPercent: notifyAt });
        if (json) return cli.out.json(cap);
        const state = cap.state.toLowerCase();
        cli.out.line(`${cap.metric}: ${cap.used} of ${cap.value} each ${period.toLowerCase()}, ${state}`);
      },
    );
}
