import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { whichService } from "../../deploy/which-service.ts";
import { localFailure } from "../../failure.ts";
import { printFacts } from "../../terminal/facts.ts";
import { timeWord } from "../../terminal/words.ts";
import { ofNamespace, type NamespaceOptions } from "./namespace-argument.ts";

/** `quarry kv show <namespace>` */
export function kvShow(cli: Cli): Command {
  return ofNamespace(command("show", "show a namespace", ["kv show visits --service guestbook"])).action(
    async (name: string, { service, json }: NamespaceOptions) => {
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
    },
  );
}
