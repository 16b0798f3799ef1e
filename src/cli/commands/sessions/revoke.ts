import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { timeWord } from "../../terminal/words.ts";

/** `quarry sessions revoke <id>` */
export function sessionsRevoke(cli: Cli): Command {
  return command("revoke", "end a session for good", ["sessions revoke <id>"])
    .argument("<id>", "id of the session, from `quarry sessions list`")
    .addOption(jsonOption())
    .action(async (id: string, { json }: { json?: boolean }) => {
      const session = await cli.client().revokeSession(id);
      if (json) return cli.out.json(session);
      cli.out.line(`${session.id} was ended at ${timeWord(session.revokedAt)}`);
    });
}
