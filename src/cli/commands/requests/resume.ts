import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { printRequest } from "./request-facts.ts";

/** `quarry requests resume <id>` */
export function requestsResume(cli: Cli): Command {
  return command("resume", "queue a partial, failed or cancelled Request again, from its checkpoint", [
    "requests resume <id>",
  ])
    .argument("<id>", "id of the Request")
    .addOption(jsonOption())
    .action(async (id: string, { json }: { json?: boolean }) => {
      printRequest(cli, await cli.client().resume(id), json);
    });
}
