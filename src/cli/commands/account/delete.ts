import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { usageFailure } from "../../failure.ts";
import { secretOf } from "../../secret.ts";
import { withCode } from "../../sign-in.ts";
import { timeWord } from "../../terminal/words.ts";

interface Options {
  yes?: boolean;
  passwordFile?: string;
  code?: string;
  json?: boolean;
}

/** `quarry account delete`: closes the account at once; it is erased after days of grace. */
export function accountDelete(cli: Cli): Command {
  return command("delete", "close the account, which is erased days later; asks for the owner's password", [
    "account delete --yes --password-file <file>",
  ])
    .option("--yes", "really do it")
    .option("--password-file <file>", "read the password from a file, - for stdin")
    .option("--code <code>", "code of the second factor where one is on; asked for unless given")
    .addOption(jsonOption())
    .action(async ({ yes, passwordFile, code, json }: Options) => {
      if (!yes)
        throw usageFailure(
          "This closes the account at once: give --yes. `quarry account export` saves what is kept of it.",
        );
      const password = await secretOf(cli, "password", passwordFile);
      const { id, eraseAt, closedAt } = await withCode(cli, code, (given) =>
        cli.client().deleteAccount(password, given),
      );
      if (json) return cli.out.json({ id, closedAt, eraseAt });
      cli.out.line(`${id} is closed, and will be erased on ${timeWord(eraseAt)}`);
      cli.err.line("a mail has the token that restores it until then: quarry account restore");
    });
}
