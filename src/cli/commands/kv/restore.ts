import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { whichService } from "../../deploy/which-service.ts";
import { ofNamespace, type NamespaceOptions } from "./namespace-argument.ts";

/** `quarry kv restore <namespace>` */
export function kvRestore(cli: Cli): Command {
  return ofNamespace(
    command("restore", "bring back a namespace that was deleted, with what is in it", [
      "kv restore visits --service guestbook",
    ]),
  ).action(async (name: string, { service, json }: NamespaceOptions) => {
    const namespace = await cli.client().restoreKvNamespace(await whichService(service), name);
    if (json) return cli.out.json(namespace);
    cli.out.line(`${namespace.name} is back`);
  });
}
