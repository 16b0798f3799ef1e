import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { plain } from "../../terminal/screen.ts";
import { printTable } from "../../terminal/table.ts";
import { timeWord } from "../../terminal/words.ts";

/** `quarry api-keys list` */
export function apiKeysList(cli: Cli): Command {
  return command("list", "list the keys of the account, newest first", ["api-keys list"])
    .addOption(jsonOption())
    .action(async ({ json }: { json?: boolean }) => {
      const keys = await cli.client().apiKeys();
      if (json) return cli.out.json(keys);
      printTable(cli.out, keys, [
        { title: "KEY", cell: (row) => row.id, isWhole: true },
        { title: "LABEL", cell: (row) => plain(row.label) },
        { title: "BEGINS WITH", cell: (row) => row.hint },
        { title: "MADE", cell: (row) => timeWord(row.createdAt) },
        { title: "REVOKED", cell: (row) => timeWord(row.revokedAt) },
      ]);
    });
}
