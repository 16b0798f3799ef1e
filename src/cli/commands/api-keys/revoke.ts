import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { plain } from "../../terminal/screen.ts";
import { timeWord } from "../../terminal/words.ts";

/** `quarry api-keys revoke <id>`: names the keys that come from it, which are revoked along with it unless told otherwise. */
export function apiKeysRevoke(cli: Cli): Command {
  return command("revoke", "revoke a key, and those that it made, permanently", [
    "api-keys revoke <id>",
    "api-keys revoke <id> --no-cascade",
  ])
    .argument("<id>", "id of the key, from `quarry api-keys list`")
    .option("--no-cascade", "keep the keys that it made: one of them takes its place")
    .addOption(jsonOption())
    .action(async (id: string, { cascade, json }: { cascade: boolean; json?: boolean }) => {
      const revoked = await cli.client().revokeApiKey(id, { cascade });
      if (json) return cli.out.json(revoked);
      const { apiKey, descendants } = revoked;
      cli.out.line(`${apiKey.id} was revoked at ${timeWord(apiKey.revokedAt)}`);
      for (const one of descendants)
        cli.out.line(
          `${one.id} ${plain(one.label)}, which comes from it, ${one.revokedAt === null ? "still works" : "was revoked too"}`,
        );
    });
}
