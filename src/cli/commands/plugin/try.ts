import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { runScript } from "../../run-script.ts";

interface Options {
  har?: string;
  record?: string;
}

/** `quarry plugin try <folder> '<input>'`: scripts/plugin-kit.mjs. */
export function pluginTry(cli: Cli): Command {
  return command("try", "run one input of a plugin without a server", [
    `plugin try ./plugins/my-shop '{"limit":5}' --har ./plugins/my-shop/list/list-two-pages.har.json`,
  ])
    .argument("<folder>", "folder of the plugin")
    .argument("<input>", "the input as JSON, `operation` and `limit` included")
    .option("--har <file>", "answer from this recording")
    .option("--record <file>", "write what the source answers to this recording")
    .action(async (folder: string, input: string, options: Options) => {
      const flags = Object.entries(options).flatMap(([name, value]: [string, string]) => [
        `--${name}`,
        value,
      ]);
      cli.exitWith(await runScript("scripts/plugin-kit.mjs", ["try", folder, input, ...flags], cli.env));
    });
}
