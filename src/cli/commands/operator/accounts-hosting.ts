import { Argument, type Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";

/** `quarry operator accounts hosting <account> on|off` */
export function accountsHosting(cli: Cli): Command {
  return command("hosting", "let an account deploy services where QUARRY_HOSTING is local, or no more", [
    "operator accounts hosting <account> on",
  ])
    .argument("<account>", "id, from `quarry operator accounts list`")
    .addArgument(new Argument("<state>", "whether it may deploy").choices(["on", "off"]))
    .addOption(jsonOption())
    .action(async (id: string, state: string, { json }: { json?: boolean }) => {
      const account = await cli.client().allowHosting(id, state === "on");
      if (json) return cli.out.json(account);
      cli.out.line(
        account.mayHost
          ? `${account.id} may deploy services`
          : `${account.id} may deploy no more than this server lets all; what it has deployed runs on`,
      );
    });
}
