import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { whichService } from "../../deploy/which-service.ts";
import { ofDatabase, type DatabaseOptions } from "./database-argument.ts";

/** `quarry sqlite restore <database>` */
export function sqliteRestore(cli: Cli): Command {
  return ofDatabase(
    command("restore", "bring back a database that was deleted, with what is in it", [
      "sqlite restore main --service guestbook",
    ]),
  ).action(async (name: string, { service, json }: DatabaseOptions) => {
    const database = await cli.client().restoreSqliteDatabase(await whichService(service), name);
    if (json) return cli.out.json(database);
    cli.out.line(`${database.name} is back`);
  });
}
