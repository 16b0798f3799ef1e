import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { isoDate, words } from "../../option-values.ts";

interface CreateOptions {
  json?: boolean;
  scope?: string[];
  /** ISO date and time. */
  expires?: string;
}

/** `quarry api-keys create <label>`: the key alone goes to stdout, so that it can be piped. */
export function apiKeysCreate(cli: Cli): Command {
  return command("create", "make a key; its text is shown this once", [
    "api-keys create ci",
    "api-keys create reports --scope requests:read,billing:read --expires 2030-01-01",
  ])
    .argument("<label>", "name for people, 1 to 100 characters")
    .option(
      "--scope <scopes>",
      "what it may be used for: requests:read, requests:write, billing:read, account",
      words,
    )
    .option("--expires <date>", "when it stops to work by itself, such as 2030-01-01", isoDate)
    .addOption(jsonOption())
    .action(async (label: string, { json, scope, expires }: CreateOptions) => {
      const made = await cli.client().createApiKey(label, {
        ...(scope === undefined ? {} : { scopes: scope }),
        ...(expires === undefined ? {} : { expiresAt: expires }),
      });
      if (json) return cli.out.json(made);
      cli.out.line(made.secret);
      cli.err.line(`made ${made.apiKey.id}; store the key now, it is never shown again`);
    });
}
