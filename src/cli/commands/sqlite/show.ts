import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { whichService } from "../../deploy/which-service.ts";
import { localFailure } from "../../failure.ts";
import { printFacts } from "../../terminal/facts.ts";
import { timeWord } from "../../terminal/words.ts";
import { ofDatabase, type DatabaseOptions } from "./database-argument.ts";

/** `quarry sqlite show <database>` */
export function sqliteShow(cli: Cli): Command {
  return ofDatabase(command("show", "show a database", ["sqlite show main --service guestbook"])).action(
    async (name: string, { service, json }: DatabaseOptions) => {
      const database = await cli.client().sqliteDatabase(await whichService(service), name);
      if (database === null) throw localFailure("not_found", `There is no database ${name}.`);
      if (json) return cli.out.json(database);
      printFacts(cli.out, [
        ["id", database.id],
        ["name", database.name],
        ["variable", database.variable],
        ["bytes", String(database.sizeBytes)],
        ["made", timeWord(database.createdAt)],
        ["deleted", database.deletedAt && timeWord(database.deletedAt)],
      ]);
    },
  );
}
