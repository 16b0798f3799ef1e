import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { serviceOption, whichService } from "../../deploy/which-service.ts";

/** `quarry kv create <name>` */
export function kvCreate(cli: Cli): Command {
  return command("create", "make a namespace, and restart the worker with its id", [
    "kv create visits --service guestbook",
  ])
    .argument("<name>", "name: a to z, 0 to 9 and -")
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (name: string, { service, json }: { service?: string; json?: boolean }) => {
      const namespace = await cli.client().createKvNamespace(await whichService(service), name);
      if (json) return cli.out.json(namespace);
      cli.out.line(namespace.id);
      cli.err.line(`the worker finds it in ${namespace.variable}`);
    });
}
