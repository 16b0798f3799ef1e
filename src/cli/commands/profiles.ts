import type { Command } from "commander";
import type { Cli } from "../cli.ts";
import { noun } from "../command.ts";
import { profilesList } from "./profiles/list.ts";
import { profilesRemove } from "./profiles/remove.ts";
import { profilesUse } from "./profiles/use.ts";

export function profiles(cli: Cli): Command {
  return noun("profiles", "gateways that are signed in to", [
    profilesList(cli),
    profilesUse(cli),
    profilesRemove(cli),
  ]);
}
