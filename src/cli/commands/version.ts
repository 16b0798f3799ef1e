import type { Command } from "commander";
import { VERSION } from "../../kernel/version.ts";
import type { Cli } from "../cli.ts";
import { command } from "../command.ts";

/** `quarry version` */
export function version(cli: Cli): Command {
  return command("version", "print the version", ["version"]).action(() => cli.out.line(VERSION));
}
