import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { localFailure } from "../../failure.ts";

/** `quarry operator requests show <id>`: with its run log, as JSON. */
export function operatorRequestsShow(cli: Cli): Command {
  return command("show", "show a Request of any account with its run log, as JSON", [
    "operator requests show <id>",
  ])
    .argument("<id>", "id of the Request, from `quarry operator requests list`")
    .action(async (id: string) => {
      const found = await cli.client().operatorRequest(id);
      if (!found) throw localFailure("not_found", `No account has a Request ${id}.`);
      cli.out.json(found);
    });
}
