import type { Command } from "commander";
import type { Cli } from "../cli.ts";
import { noun } from "../command.ts";
import { capsDelete } from "./caps/delete.ts";
import { capsList } from "./caps/list.ts";
import { capsSet } from "./caps/set.ts";
import { capsSimulate } from "./caps/simulate.ts";
import { capsSpend } from "./caps/spend.ts";

export function caps(cli: Cli): Command {
  return noun("caps", "what stops the account, and what it may cost", [
    capsList(cli),
    capsSet(cli),
    capsDelete(cli),
    capsSimulate(cli),
    capsSpend(cli),
  ]);
}
