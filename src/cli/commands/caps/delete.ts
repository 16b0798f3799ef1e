import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { periodArgument, type CapPeriod } from "./cap-options.ts";

/** `quarry caps delete <meter> <period>` */
export function capsDelete(cli: Cli): Command {
  return command("delete", "remove a cap and resume what it blocked", ["caps delete records:codehost month"])
    .argument("<meter>", "id of the meter")
    .addArgument(periodArgument())
    .addOption(jsonOption())
    .action(async (metric: string, period: CapPeriod, { json }: { json?: boolean }) => {
      const cap = await cli.client().deleteUsageCap(metric, period);
      if (json) return cli.out.json(cap);
      cli.out.line(`the cap of ${cap.value} on ${cap.metric} each ${period.toLowerCase()} is gone`);
    });
}
