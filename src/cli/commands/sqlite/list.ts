import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { serviceOption, whichService } from "../../deploy/which-service.ts";
import { printTable } from "../../terminal/table.ts";
import { timeWord } from "../../terminal/words.ts";
import type { DatabaseOptions } from "./database-argument.ts";

/** `quarry sqlite list` */
export function sqliteList(cli: Cli): Command {
  return command("list", "list the databases of a service", ["sqlite list --service guestbook"])
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async ({ service, json }: DatabaseOptions) => {
      const databases = await cli.client().sqliteDatabases(await whichService(service));
      if (json) return cli.out.json(databases);
      if (databases.length === 0) return cli.err.line("no databases");
      printTable(cli.out, databases, [
        { title: "DATABASE", cell: (row) => row.name, isWhole: true },
        { title: "ID", cell: (row) => row.id },
        { title: "VARIABLE", cell: (row) => row.variable },
        { title: "BYTES", cell: (row) => String(row.sizeBytes) },
        { title: "MADE", cell: (row) => timeWord(row.createdAt), isSpare: true },
      ]);
    });
}
