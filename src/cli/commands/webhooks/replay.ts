import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { usageFailure } from "../../failure.ts";
import { printDelivery } from "./webhook-facts.ts";

interface Options {
  failedOf?: string;
  since?: string;
  json?: boolean;
}

/** `quarry webhooks replay <delivery>` or `--failed-of <webhook>` */
export function webhooksReplay(cli: Cli): Command {
  return command("replay", "send a delivery again, or all that failed at an endpoint", [
    "webhooks replay --failed-of <id>",
  ])
    .argument("[delivery]", "id of a delivery, from `quarry webhooks deliveries`")
    .option("--failed-of <id>", "everything that has failed at this endpoint")
    .option(
      "--since <time>",
      "with --failed-of: only what was made then or later, such as 2026-01-31T12:00:00Z",
    )
    .addOption(jsonOption())
    .action(async (delivery: string | undefined, { failedOf, since, json }: Options) => {
      if ((delivery === undefined) === (failedOf === undefined))
        throw usageFailure("Give the id of a delivery, or --failed-of with the id of an endpoint.");
      if (delivery !== undefined) {
        const again = await cli.client().replayWebhook(delivery);
        if (json) cli.out.json(again);
        else printDelivery(cli, again);
        return;
      }
      const options = since === undefined ? {} : { since };
      const replayedCount = await cli.client().replayFailedWebhooks(failedOf ?? "", options);
      if (json) cli.out.json({ replayedCount });
      else cli.out.line(`${replayedCount} deliveries are sent again`);
    });
}
