import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { printRequest } from "./request-facts.ts";

/** `quarry requests cancel <id>`; a finished Request is shown as it is. */
export function requestsCancel(cli: Cli): Command {
  return command("cancel", "ask a Request to stop; stored Records stay and are billed", [
    "requests cancel <id>",
  ])
    .argument("<id>", "id of the Request")
    .addOption(jsonOption())
    .action(async (id: string, { json }: { json?: boolean }) => {
      printRequest(cli, await cli.client().cancel(id), json);
    });
}
