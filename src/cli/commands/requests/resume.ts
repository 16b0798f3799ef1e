import type { Command } from "commander";
import { CliRequestResumeDocument } from "../../../generated/cli-documents.ts";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { noRequest, printRequest } from "./request-facts.ts";

/** `quarry requests resume <id>` */
export function requestsResume(cli: Cli): Command {
  return command("resume", "queue a partial, failed or cancelled Request again, from its checkpoint", [
    "requests resume <id>",
  ])
    .argument("<id>", "id of the Request")
    .addOption(jsonOption())
    .action(async (id: string, { json }: { json?: boolean }) => {
      const { requestResume } = await cli.gateway().run(CliRequestResumeDocument, { id });
      if (!requestResume) throw noRequest(id);
      printRequest(cli, requestResume.request, json);
    });
}
