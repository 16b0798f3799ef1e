import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { serviceOption, whichService } from "../../deploy/which-service.ts";

/** `quarry kv restore <namespace>` */
export function kvRestore(cli: Cli): Command {
  return command("restore", "bring back a namespace that was deleted, with what is in it", [
    "kv restore visits --service guestbook",
  ])
    .argument("<namespace>", "id or name, from `quarry kv list`")
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (name: string, { service, json }: { service?: string; json?: boolean }) => {
      const namespace = await cli.client().restoreKvNamespace(await whichService(service), name);
      if (json) return cli.out.json(namespace);
      cli.out.line(`${namespace.name} is back`);
    });
}
