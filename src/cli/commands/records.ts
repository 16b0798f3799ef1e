import type { Command } from "commander";
import type { Cli } from "../cli.ts";
import { noun } from "../command.ts";
import { recordsErase } from "./records/erase.ts";
import { recordsErasures } from "./records/erasures.ts";

export function records(cli: Cli): Command {
  return noun("records", "what operators do with stored Records", [recordsErase(cli), recordsErasures(cli)]);
}
