import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { whichService, serviceOption } from "../../deploy/which-service.ts";
import { localFailure } from "../../failure.ts";
import { printFacts } from "../../terminal/facts.ts";
import { timeWord } from "../../terminal/words.ts";

/** `quarry kv show <namespace>` */
export function kvShow(cli: Cli): Command {
  return command("show", "show a namespace", ["kv show visits --service guestbook"])
    .argument("<namespace>", "id or name, from `quarry kv list`")
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (name: string, { service, json }: { service?: string; json?: boolean }) => {
      const namespace = await cli.client().kvNamespace(await whichService(service), name);
      if (namespace === null) throw localFailure("not_found", `There is no namespace ${name}.`);
      if (json) return cli.out.json(namespace);
      printFacts(cli.out, [
        ["id", namespace.id],
        ["name", namespace.name],
        ["variable", namespace.variable],
        ["made", timeWord(namespace.createdAt)],
        ["deleted", namespace.deletedAt && timeWord(namespace.deletedAt)],
      ]);
    });
}
