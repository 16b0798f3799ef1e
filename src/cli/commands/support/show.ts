import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { localFailure } from "../../failure.ts";
import { printTicket } from "./ticket-facts.ts";

/** `quarry support show <id>`; with `--operator` the log of the Request that it names, too. */
export function supportShow(cli: Cli): Command {
  return command("show", "show a ticket with its messages", [
    "support show <id>",
    "support show <id> --operator",
  ])
    .argument("<id>", "id of the ticket, from `quarry support list`")
    .option(
      "--operator",
      "one of any account, with an operator token or the key that the server started with",
    )
    .addOption(jsonOption())
    .action(async (id: string, { operator, json }: { operator?: boolean; json?: boolean }) => {
      const client = cli.client();
      const found = await (operator ? client.operatorTicket(id) : client.ticket(id));
      if (!found) throw localFailure("not_found", `There is no ticket ${id}.`);
      if (json) return cli.out.json(found);
      if ("ticket" in found) printTicket(cli, found.ticket, found);
      else printTicket(cli, found);
    });
}
