import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";

/** `quarry api-keys create <label>`: the key alone goes to stdout, so that it can be piped. */
export function apiKeysCreate(cli: Cli): Command {
  return command("create", "make a key; its text is shown this once", ["api-keys create ci"])
    .argument("<label>", "name for people, 1 to 100 characters")
    .addOption(jsonOption())
    .action(async (label: string, { json }: { json?: boolean }) => {
      const made = await cli.client().createApiKey(label);
      if (json) return cli.out.json(made);
      cli.out.line(made.secret);
      cli.err.line(`made ${made.apiKey.id}; store the key now, it is never shown again`);
    });
}
