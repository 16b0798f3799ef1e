import type { Command } from "commander";
import { countOf } from "../../../kernel/count-of.ts";
import type { Cli } from "../../cli.ts";
import { command, jsonOption, noun } from "../../command.ts";
import { answerOf } from "../../secret.ts";

export const operatorSecondFactor = noun("second-factor", "second factors that their owners have lost", [
  reset,
]);

/** `quarry operator second-factor reset <account>`: asks for the address of its owner, so that a mistyped id opens nothing. */
function reset(cli: Cli): Command {
  return command("reset", "turn off the second factor of an account and end its sessions", [
    "operator second-factor reset <account> --email ada@example.com",
  ])
    .argument("<account>", "id of the account, as its owner and `quarry support show --operator` see it")
    .option("--email <address>", "e-mail address of its owner; asked for unless given")
    .addOption(jsonOption())
    .action(async (account: string, { email, json }: { email?: string; json?: boolean }) => {
      const address =
        email ?? (await answerOf(cli, `e-mail address of the owner of ${account}`, "--email <address>"));
      const endedSessions = await cli.client().resetSecondFactor(account, address);
      if (json) return cli.out.json({ endedSessions });
      cli.out.line(
        `the second factor of ${account} is off; ${countOf(endedSessions, "session")} ended, and its owner was mailed`,
      );
    });
}
