import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { readProfiles } from "../../profiles/profile-file.ts";
import { plain } from "../../terminal/screen.ts";
import { printTable } from "../../terminal/table.ts";

/** `quarry profiles list`: everything of the profiles but what they sign in with. */
export function profilesList(cli: Cli): Command {
  return command("list", "list the gateways that are signed in to", ["profiles list"])
    .addOption(jsonOption())
    .action(({ json }: { json?: boolean }) => {
      const { current, profiles } = readProfiles(cli.env);
      const rows = Object.entries(profiles).map(([name, { url, kind, accountId, email }]) => ({
        ...{ profile: name, isCurrent: name === current },
        ...{ url, kind, accountId, email },
      }));
      if (json) return cli.out.json(rows);
      if (rows.length === 0) return cli.err.line("there are none: quarry login makes one");
      printTable(cli.out, rows, [
        { title: "PROFILE", cell: (row) => plain(row.profile), isWhole: true },
        { title: "IN USE", cell: (row) => (row.isCurrent ? "yes" : "") },
        { title: "GATEWAY", cell: (row) => plain(row.url) },
        { title: "WITH", cell: (row) => row.kind.replace("_", " ") },
        { title: "ACCOUNT", cell: (row) => plain(row.email ?? row.accountId), isSpare: true },
      ]);
    });
}
