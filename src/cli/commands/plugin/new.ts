import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { runScript } from "../../plugin/run-script.ts";

/** `quarry plugin new <family>`: scripts/new-scraper.mjs. */
export function pluginNew(cli: Cli): Command {
  return command("new", "make a scraper plugin that passes its tests", ["plugin new my-shop --dir ./plugins"])
    .argument("<family>", "id of the scraper: 2 to 40 of a-z, 0-9 and hyphen")
    .option("--dir <folder>", "put it there as a plugin of your own, instead of among the built-in ones")
    .addOption(jsonOption())
    .action(async (family: string, { dir, json }: { dir?: string; json?: boolean }) => {
      const place = dir === undefined ? [] : ["--dir", dir];
      cli.exitWith(
        await runScript("scripts/new-scraper.mjs", [family, ...place, ...(json ? ["--json"] : [])]),
      );
    });
}
