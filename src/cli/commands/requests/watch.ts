import type { Command } from "commander";
import { CliRequestShowDocument, CliScraperInputsDocument } from "../../../generated/cli-documents.ts";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { followRequest } from "../../scrape/follow-request.ts";
import { exitCodeOf, sayOutcome } from "../../scrape/outcome.ts";
import { noRequest } from "./request-facts.ts";

/** `quarry requests watch <id>`: follows a Request to its end; Ctrl-C stops watching, not the Request. */
export function requestsWatch(cli: Cli): Command {
  return command("watch", "follow a Request until it ends; the exit code tells how", [
    "requests watch <id>",
    "requests watch <id> --records",
  ])
    .argument("<id>", "id of the Request")
    .option("--records", "write each Record as a line of JSON as soon as it is stored")
    .option(
      "--after <cursor>",
      "with --records: go on after this cursor; --json gives the cursor of each Record",
    )
    .addOption(jsonOption())
    .action(async (id: string, options: { records?: boolean; after?: string; json?: boolean }) => {
      const gateway = cli.gateway();
      const { request } = await gateway.run(CliRequestShowDocument, { id });
      if (!request) throw noRequest(id);
      const { scraper } = await gateway.run(CliScraperInputsDocument, { id: request.scraper.id });
      const ended = await followRequest(cli, gateway, request, {
        priceUsdMicros: scraper?.priceEvents[0]?.usdMicros ?? 0,
        after: options.after ?? null,
        ...(options.records
          ? {
              onRecord: (record) => cli.out.write(`${JSON.stringify(options.json ? record : record.data)}\n`),
            }
          : {}),
      });
      if (options.json && !options.records) cli.out.json(ended);
      sayOutcome(cli, ended);
      cli.exitWith(exitCodeOf(ended));
    });
}
