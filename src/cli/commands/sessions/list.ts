import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { plain } from "../../terminal/screen.ts";
import { printTable } from "../../terminal/table.ts";
import { timeWord } from "../../terminal/words.ts";

/** `quarry sessions list` */
export function sessionsList(cli: Cli): Command {
  return command("list", "list where the owner of the account is signed in", ["sessions list"])
    .addOption(jsonOption())
    .action(async ({ json }: { json?: boolean }) => {
      const sessions = await cli.client().sessions();
      if (json) return cli.out.json(sessions);
      if (sessions.length === 0) return cli.err.line("nobody is signed in");
      printTable(cli.out, sessions, [
        { title: "SESSION", cell: (row) => row.id, isWhole: true },
        { title: "SIGNED IN", cell: (row) => timeWord(row.createdAt) },
        { title: "LAST USED", cell: (row) => timeWord(row.lastUsedAt) },
        { title: "WITH", cell: (row) => plain(row.userAgent ?? ""), isSpare: true },
      ]);
    });
}
