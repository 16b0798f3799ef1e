import type { Command } from "commander";
import type { Cli } from "../cli.ts";
import { noun } from "../command.ts";
import { ledgerVerify } from "./ledger/verify.ts";

export function ledger(cli: Cli): Command {
  return noun("ledger", "what operators do with the ledger", [ledgerVerify(cli)]);
}
