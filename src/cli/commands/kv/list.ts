import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { printTable } from "../../terminal/table.ts";
import { timeWord } from "../../terminal/words.ts";
import { serviceOption, whichService } from "../../deploy/which-service.ts";

/** `quarry kv list` */
export function kvList(cli: Cli): Command {
  return command("list", "list the namespaces of a service", ["kv list --service guestbook"])
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async ({ service, json }: { service?: string; json?: boolean }) => {
      const namespaces = await cli.client().kvNamespaces(await whichService(service));
      if (json) return cli.out.json(namespaces);
      if (namespaces.length === 0) return cli.err.line("no namespaces");
      printTable(cli.out, namespaces, [
        { title: "NAMESPACE", cell: (row) => row.name, isWhole: true },
        { title: "ID", cell: (row) => row.id },
        { title: "VARIABLE", cell: (row) => row.variable },
        { title: "MADE", cell: (row) => timeWord(row.createdAt), isSpare: true },
      ]);
    });
}
