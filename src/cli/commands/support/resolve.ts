import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";

/** `quarry support resolve <id>` */
export function supportResolve(cli: Cli): Command {
  return command("resolve", "resolve a ticket", ["support resolve <id>"])
    .argument("<id>", "id of the ticket, from `quarry support list`")
    .option(
      "--operator",
      "one of any account, with an operator token or the key that the server started with",
    )
    .addOption(jsonOption())
    .action(async (id: string, { operator, json }: { operator?: boolean; json?: boolean }) => {
      const client = cli.client();
      const ticket = operator
        ? (await client.resolveOperatorTicket(id)).ticket
        : await client.resolveTicket(id);
      if (json) return cli.out.json(ticket);
      cli.out.line(`${ticket.id} is ${ticket.status.toLowerCase()}`);
    });
}
