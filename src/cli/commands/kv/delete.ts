import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { serviceOption, whichService } from "../../deploy/which-service.ts";

/** `quarry kv delete <namespace>` */
export function kvDelete(cli: Cli): Command {
  return command("delete", "delete a namespace; it can be brought back for 7 days", [
    "kv delete visits --service guestbook",
  ])
    .argument("<namespace>", "id or name, from `quarry kv list`")
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (name: string, { service, json }: { service?: string; json?: boolean }) => {
      const left = await cli.client().deleteKvNamespace(await whichService(service), name);
      if (json) return cli.out.json(left);
      cli.out.line(`${name} is deleted`);
      cli.err.line(`bring it back within 7 days: quarry kv restore ${name}`);
    });
}
