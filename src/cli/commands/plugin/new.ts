import { type Command, Option } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { runScript } from "../../run-script.ts";

interface Options {
  dir?: string;
  kind?: string;
  operations?: string;
  json?: boolean;
}

/** `quarry plugin new <family>`: scripts/new-scraper.mjs. */
export function pluginNew(cli: Cli): Command {
  return command("new", "make a scraper plugin that passes its tests", ["plugin new my-shop --dir ./plugins"])
    .argument("<family>", "id of the scraper: 2 to 40 of a-z, 0-9 and hyphen")
    .option("--dir <folder>", "put it there as a plugin of your own, instead of among the built-in ones")
    .addOption(new Option("--kind <kind>", "how the source answers").choices(["html", "json", "feed", "rpc"]))
    .option("--operations <names>", "its operations, with commas between them, such as search,item")
    .addOption(jsonOption())
    .action(async (family: string, { json, ...options }: Options) => {
      const wishes = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
      cli.exitWith(
        await runScript("scripts/new-scraper.mjs", [family, ...wishes, ...(json ? ["--json"] : [])], cli.env),
      );
    });
}
