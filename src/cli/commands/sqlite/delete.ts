import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { whichService } from "../../deploy/which-service.ts";
import { ofDatabase, type DatabaseOptions } from "./database-argument.ts";

/** `quarry sqlite delete <database>` */
export function sqliteDelete(cli: Cli): Command {
  return ofDatabase(
    command("delete", "delete a database; it can be brought back for 7 days", [
      "sqlite delete main --service guestbook",
    ]),
  ).action(async (name: string, { service, json }: DatabaseOptions) => {
    const left = await cli.client().deleteSqliteDatabase(await whichService(service), name);
    if (json) return cli.out.json(left);
    cli.out.line(`${name} is deleted`);
    cli.err.line(`bring it back within 7 days: quarry sqlite restore ${name}`);
  });
}
