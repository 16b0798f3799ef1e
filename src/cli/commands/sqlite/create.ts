import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { serviceOption, whichService } from "../../deploy/which-service.ts";
import type { DatabaseOptions } from "./database-argument.ts";

/** `quarry sqlite create <name>` */
export function sqliteCreate(cli: Cli): Command {
  return command("create", "make a database, and restart the worker with its id", [
    "sqlite create main --service guestbook",
  ])
    .argument("<name>", "name: a to z, 0 to 9 and -")
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (name: string, { service, json }: DatabaseOptions) => {
      const database = await cli.client().createSqliteDatabase(await whichService(service), name);
      if (json) return cli.out.json(database);
      cli.out.line(database.id);
      cli.err.line(`the worker finds it in ${database.variable}`);
    });
}
