import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { followRequest } from "../../scrape/follow-request.ts";
import { exitCodeOf, sayOutcome } from "../../scrape/outcome.ts";
import { requestJson } from "../../terminal/json-states.ts";
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
      "with --records: continue after this cursor; --json gives the cursor of each Record",
    )
    .addOption(jsonOption())
    .action(async (id: string, options: { records?: boolean; after?: string; json?: boolean }) => {
      const client = cli.client();
      const request = await client.request(id);
      if (!request) throw noRequest(id);
      const scraper = await client.scraper(request.scraper.id);
      const ended = await followRequest(cli, client, request, {
        priceUsdMicros: scraper?.priceEvents[0]?.usdMicros ?? 0,
        ...(options.after === undefined ? {} : { after: options.after }),
        ...(options.records
          ? {
              onRecord: ({ cursor, record }) =>
                cli.out.write(`${JSON.stringify(options.json ? { cursor, ...record } : record.data)}\n`),
            }
          : {}),
      });
      if (options.json && !options.records) cli.out.json(requestJson(ended));
      else sayOutcome(cli, ended, options.json);
      cli.exitWith(exitCodeOf(ended));
    });
}
