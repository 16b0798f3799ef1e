import type { Command } from "commander";
import type { Secret } from "../../../client/index.ts";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { printTable } from "../../terminal/table.ts";
import { timeWord } from "../../terminal/words.ts";
import { serviceOption, whichService } from "../../deploy/which-service.ts";

/** `quarry env list` */
export function envList(cli: Cli): Command {
  return command("list", "list the secrets of a service, never their values", [
    "env list --service guestbook",
  ])
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async ({ service, json }: { service?: string; json?: boolean }) => {
      const secrets = await cli.client().secrets(await whichService(service));
      if (json) return cli.out.json(secrets);
      if (secrets.length === 0) return cli.err.line("no secrets");
      printTable(cli.out, secrets, [
        { title: "NAME", cell: (row) => row.name, isWhole: true },
        { title: "FOR", cell: (row) => row.scopes.map((scope) => scope.toLowerCase()).join(", ") },
        { title: "STATE", cell: stateOf },
        { title: "DIGEST", cell: (row) => row.digest8 },
        { title: "WRITTEN", cell: (row) => timeWord(row.updatedAt) },
        { title: "BY", cell: (row) => row.updatedBy, isSpare: true },
      ]);
    });
}

export function stateOf({ pendingRestart, restartFailure }: Secret): string {
  if (!pendingRestart) return "in use";
  return restartFailure === null ? "staged" : "not in use";
}
