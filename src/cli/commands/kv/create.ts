import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { withFlagLine } from "../../deploy/flag-line.ts";
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
      const of = await whichService(service);
      const namespace = await withFlagLine(of, cli.client().createKvNamespace(of, name));
      if (json) return cli.out.json(namespace);
      cli.out.line(namespace.id);
      cli.err.line(`the worker finds it in ${namespace.variable}`);
    });
}
