import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { runScript } from "../../plugin/run-script.ts";

/** `quarry plugin test <folder>`: scripts/plugin-test.mjs. */
export function pluginTest(cli: Cli): Command {
  return command("test", "run the contract tests of a plugin", ["plugin test ./plugins/my-shop"])
    .argument("<folder>", "folder of the plugin")
    .addOption(jsonOption())
    .action(async (folder: string, { json }: { json?: boolean }) => {
      cli.exitWith(await runScript("scripts/plugin-test.mjs", [folder, ...(json ? ["--json"] : [])]));
    });
}
