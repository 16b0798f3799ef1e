import type { Command } from "commander";
import type { Cli } from "../cli.ts";
import { noun } from "../command.ts";
import { canaryRun } from "./canary/run.ts";

export function canary(cli: Cli): Command {
  return noun("canary", "what works from here", [canaryRun(cli)]);
}
