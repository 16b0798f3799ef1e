import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";

/** `quarry support reply <id> <message>` */
export function supportReply(cli: Cli): Command {
  return command("reply", "add a message to a ticket", [
    "support reply <id> 'It works again since noon.'",
    "support reply <id> 'We have fixed it.' --operator",
  ])
    .argument("<id>", "id of the ticket, from `quarry support list`")
    .argument("<message>", "plain text")
    .option("--operator", "answer for the server, with the key that it started with")
    .addOption(jsonOption())
    .action(
      async (id: string, message: string, { operator, json }: { operator?: boolean; json?: boolean }) => {
        const client = cli.client();
        const ticket = operator
          ? (await client.answerTicket(id, message)).ticket
          : await client.replyToTicket(id, message);
        if (json) return cli.out.json(ticket);
        cli.out.line(`${ticket.id} is ${ticket.status.toLowerCase()}`);
      },
    );
}
