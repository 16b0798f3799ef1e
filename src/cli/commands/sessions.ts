import type { Command } from "commander";
import type { Cli } from "../cli.ts";
import { noun } from "../command.ts";
import { sessionsList } from "./sessions/list.ts";
import { sessionsRevoke } from "./sessions/revoke.ts";

export function sessions(cli: Cli): Command {
  return noun("sessions", "where the owner is signed in", [sessionsList(cli), sessionsRevoke(cli)]);
}
