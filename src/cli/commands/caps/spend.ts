import type { Command } from "commander";
import { moneyText } from "../../../kernel/usd.ts";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { usageFailure } from "../../failure.ts";
import { usdAmount } from "../../option-values.ts";
import { notifyOption } from "./cap-options.ts";

interface Options {
  key: string;
  monthly?: number;
  request?: number;
  delete?: boolean;
  notifyAt: number;
  json?: boolean;
}

/** `quarry caps spend`: what scraping may cost each month and each Request, in all or by API key. */
export function capsSpend(cli: Cli): Command {
  return command("spend", "limit what scraping may cost", [
    "caps spend --monthly 50 --request 2",
    "caps spend --delete",
  ])
    .option("--key <id>", "for Requests of this API key only", "account")
    .option("--monthly <usd>", "in a UTC month, open Requests included", usdAmount)
    .option("--request <usd>", "for one Request", usdAmount)
    .option("--delete", "remove the limits")
    .addOption(notifyOption())
    .addOption(jsonOption())
    .action(async ({ key: scope, monthly, request, delete: isDelete, notifyAt, json }: Options) => {
      if (!isDelete && monthly === undefined && request === undefined)
        throw usageFailure("Give --monthly, --request or --delete.");
      const limit = isDelete
        ? await cli.client().deleteSpendLimit(scope)
        : await cli.client().setSpendLimit({
            scope,
            monthlyUsdMicros: monthly ?? null,
            maxRequestUsdMicros: request ?? null,
            notifyAtPercent: notifyAt,
          });
      if (json) return cli.out.json(limit);
      if (isDelete) return cli.out.line(`the spending limits of ${limit.scope} are gone`);
      cli.out.line(
        `${limit.scope}: ${moneyText(limit.usedUsdMicros)} used this month, ${limit.state.toLowerCase()}`,
      );
    });
}
