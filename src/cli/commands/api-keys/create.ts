import type { Command } from "commander";
import { CliApiKeyCreateDocument } from "../../../generated/cli-documents.ts";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { localFailure } from "../../failure.ts";

/** `quarry api-keys create <label>`: the key alone goes to stdout, so that it can be piped. */
export function apiKeysCreate(cli: Cli): Command {
  return command("create", "make a key; its text is shown this once", ["api-keys create ci"])
    .argument("<label>", "name for people, 1 to 100 characters")
    .addOption(jsonOption())
    .action(async (label: string, { json }: { json?: boolean }) => {
      const { apiKeyCreate } = await cli.gateway().run(CliApiKeyCreateDocument, { label });
      if (!apiKeyCreate) throw localFailure("internal", "The gateway made no key.");
      if (json) return cli.out.json(apiKeyCreate);
      cli.out.line(apiKeyCreate.secret);
      cli.err.line(`made ${apiKeyCreate.apiKey.id}; store the key now, it is never shown again`);
    });
}
