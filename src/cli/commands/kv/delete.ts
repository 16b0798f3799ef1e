import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { whichService } from "../../deploy/which-service.ts";
import { ofNamespace, type NamespaceOptions } from "./namespace-argument.ts";

/** `quarry kv delete <namespace>` */
export function kvDelete(cli: Cli): Command {
  return ofNamespace(
    command("delete", "delete a namespace; it can be brought back for 7 days", [
      "kv delete visits --service guestbook",
    ]),
  ).action(async (name: string, { service, json }: NamespaceOptions) => {
    const left = await cli.client().deleteKvNamespace(await whichService(service), name);
    if (json) return cli.out.json(left);
    cli.out.line(`${name} is deleted`);
    cli.err.line(`bring it back within 7 days: quarry kv restore ${name}`);
  });
}
