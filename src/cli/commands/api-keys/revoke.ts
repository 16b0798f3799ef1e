import type { Command } from "commander";
import { CliApiKeyRevokeDocument } from "../../../generated/cli-documents.ts";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { localFailure } from "../../failure.ts";
import { timeWord } from "../../terminal/words.ts";

/** `quarry api-keys revoke <id>` */
export function apiKeysRevoke(cli: Cli): Command {
  return command("revoke", "revoke a key for good", ["api-keys revoke <id>"])
    .argument("<id>", "id of the key, from `quarry api-keys list`")
    .addOption(jsonOption())
    .action(async (id: string, { json }: { json?: boolean }) => {
      const { apiKeyRevoke } = await cli.gateway().run(CliApiKeyRevokeDocument, { id });
      if (!apiKeyRevoke) throw localFailure("not_found", `There is no key ${id}.`);
      if (json) return cli.out.json(apiKeyRevoke.apiKey);
      cli.out.line(`${apiKeyRevoke.apiKey.id} was revoked at ${timeWord(apiKeyRevoke.apiKey.revokedAt)}`);
    });
}
