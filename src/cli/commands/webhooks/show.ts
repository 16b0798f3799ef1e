import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { localFailure } from "../../failure.ts";
import { printWebhook } from "./webhook-facts.ts";

/** `quarry webhooks show <id>` */
export function webhooksShow(cli: Cli): Command {
  return command("show", "show an endpoint", ["webhooks show <id>"])
    .argument("<id>", "id of the endpoint, from `quarry webhooks list`")
    .addOption(jsonOption())
    .action(async (id: string, { json }: { json?: boolean }) => {
      const webhook = await cli.client().webhook(id);
      if (!webhook) throw localFailure("not_found", `This account has no webhook endpoint ${id}.`);
      if (json) cli.out.json(webhook);
      else printWebhook(cli, webhook);
    });
}
