import type { Command } from "commander";
import type { Cli } from "../cli.ts";
import { noun } from "../command.ts";
import { supportCreate } from "./support/create.ts";
import { supportList } from "./support/list.ts";
import { supportReply } from "./support/reply.ts";
import { supportResolve } from "./support/resolve.ts";
import { supportShow } from "./support/show.ts";

export function support(cli: Cli): Command {
  return noun("support", "questions to who runs the server", [
    supportList(cli),
    supportShow(cli),
    supportCreate(cli),
    supportReply(cli),
    supportResolve(cli),
  ]);
}
