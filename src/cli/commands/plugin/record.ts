import { resolve } from "node:path";
import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { clientOf } from "../../client-of.ts";
import { command } from "../../command.ts";
import { startLocalServer } from "../../plugin/local-server.ts";
import { runScrape } from "../../scrape/run-scrape.ts";

/** `quarry plugin record <har> <scraper> …`: one Request of a server of its own that records what it fetches. */
export function pluginRecord(cli: Cli): Command {
  const made = command("record", "run one Request and record what it fetches as a HAR file", [
    "plugin record stars.har.json codehost --operation stargazers --repo <owner/name> --limit 5",
  ])
    .usage("<har> <scraper> [flags of `quarry scrape`]")
    .argument("<har>", "HAR 1.2 file to write, for QUARRY_FETCH=replay and the cases of a plugin")
    .argument("<scraper>", "id of the scraper; QUARRY_PLUGIN_DIRS adds plugins of your own")
    .argument("[flags...]", "as for `quarry scrape <scraper>`")
    .passThroughOptions()
    .allowUnknownOption();
  return made.action(async (har: string, scraper: string, words: string[]) => {
    const path = resolve(har);
    const server = await startLocalServer({ QUARRY_FETCH: "record", QUARRY_FETCH_HAR: path });
    try {
      await runScrape(cli, clientOf(server.settings), scraper, words);
    } finally {
      // The recording is written when the server stops.
      await server.stop();
    }
    cli.err.line(`recorded to ${path}`);
  });
}
