import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { runScript } from "../../run-script.ts";

interface Options {
  case?: string;
  watch?: boolean;
  drift?: string;
  seed?: string;
  json?: boolean;
}

/** `quarry plugin test <folder>`: scripts/plugin-kit.mjs. */
export function pluginTest(cli: Cli): Command {
  return command("test", "run the contract tests of a plugin", ["plugin test ./plugins/my-shop"])
    .argument("<folder>", "folder of the plugin")
    .option("--case <text>", "only the cases whose name holds this text")
    .option("--watch", "again after every change, until Ctrl-C")
    .option("--drift <variants>", "`all`, or the id of variants that a finding named")
    .option("--seed <number>", "what chooses among the variants")
    .addOption(jsonOption())
    .action(async (folder: string, options: Options) => {
      const flags = Object.entries(options).flatMap(([name, value]: [string, string | boolean]) =>
        value === true ? [`--${name}`] : [`--${name}`, String(value)],
      );
      cli.exitWith(await runScript("scripts/plugin-kit.mjs", ["test", folder, ...flags], cli.env));
    });
}
