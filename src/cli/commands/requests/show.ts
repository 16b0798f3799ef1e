import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { noRequest, printRequest } from "./request-facts.ts";

/** `quarry requests show <id>` */
export function requestsShow(cli: Cli): Command {
  return command("show", "show one Request", ["requests show <id>"])
    .argument("<id>", "id of the Request")
    .addOption(jsonOption())
    .action(async (id: string, { json }: { json?: boolean }) => {
      const request = await cli.client().request(id);
      if (!request) throw noRequest(id);
      printRequest(cli, request, json);
    });
}
