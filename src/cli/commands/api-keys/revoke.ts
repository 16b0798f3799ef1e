import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { timeWord } from "../../terminal/words.ts";

/** `quarry api-keys revoke <id>` */
export function apiKeysRevoke(cli: Cli): Command {
  return command("revoke", "revoke a key for good", ["api-keys revoke <id>"])
    .argument("<id>", "id of the key, from `quarry api-keys list`")
    .addOption(jsonOption())
    .action(async (id: string, { json }: { json?: boolean }) => {
      const revoked = await cli.client().revokeApiKey(id);
      if (json) return cli.out.json(revoked);
      cli.out.line(`${revoked.id} was revoked at ${timeWord(revoked.revokedAt)}`);
    });
}
