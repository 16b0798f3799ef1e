import { setTimeout as sleep } from "node:timers/promises";
import type { Command } from "commander";
import type { Erasure, ErasureSubject } from "../../../client/index.ts";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";

const LOOK_EVERY_MS = 500;

interface Options {
  url?: string;
  id?: string;
  handle?: string;
  scraper?: string;
  yes?: boolean;
  json?: boolean;
}

/** `quarry records erase`: counts what is stored of somebody and, with `--yes`, erases it; waits for the end. */
export function recordsErase(cli: Cli): Command {
  return command("erase", "erase the stored Records of one person or thing, in all accounts", [
    "records erase --url https://www.example.org/people/ann",
    "records erase --handle ann --scraper codehost --yes",
  ])
    .option("--url <url>", "its public page; Records that name a page below it are included")
    .option("--id <id>", "its id at the source of --scraper")
    .option("--handle <handle>", "its name at the source of --scraper")
    .option("--scraper <id>", "only Records of this scraper")
    .option("--yes", "erase; without it Records are counted only")
    .addOption(jsonOption())
    .action(async ({ yes = false, json, ...subject }: Options) => {
      // The server says what is missing, or too much.
      const asked = subject as ErasureSubject;
      const ended = await untilEnd(cli, await cli.client().eraseRecords(asked, { dryRun: !yes }));
      if (json) return cli.out.json(ended);
      const { recordsMatched, recordsRead, pricePointsMatched, id } = ended;
      cli.out.line(
        `${yes ? "erased" : "would erase"} ${recordsMatched} of ${recordsRead} Records and ${pricePointsMatched} price points (${id})`,
      );
      if (!yes && recordsMatched + pricePointsMatched > 0) cli.err.line("again with --yes to erase them");
    });
}

async function untilEnd(cli: Cli, begun: Erasure): Promise<Erasure> {
  let erasure = begun;
  while (erasure.finishedAt == null) {
    await sleep(LOOK_EVERY_MS);
    erasure = (await cli.client().erasure(begun.id)) ?? erasure;
  }
  return erasure;
}
