import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";

/** `quarry webhooks delete <id>` */
export function webhooksDelete(cli: Cli): Command {
  return command("delete", "remove an endpoint", ["webhooks delete <id>"])
    .argument("<id>", "id of the endpoint, from `quarry webhooks list`")
    .addOption(jsonOption())
    .action(async (id: string, { json }: { json?: boolean }) => {
      const webhook = await cli.client().deleteWebhook(id);
      if (json) cli.out.json(webhook);
      else cli.out.line(`${webhook.id} was deleted`);
    });
}
