import type { Command } from "commander";
import type { Cli } from "../cli.ts";
import { noun } from "../command.ts";
import { pluginNew } from "./plugin/new.ts";
import { pluginRecord } from "./plugin/record.ts";
import { pluginTest } from "./plugin/test.ts";
import { pluginTry } from "./plugin/try.ts";

export function plugin(cli: Cli): Command {
  return noun("plugin", "write scrapers", [
    pluginNew(cli),
    pluginTest(cli),
    pluginTry(cli),
    pluginRecord(cli),
  ]);
}
