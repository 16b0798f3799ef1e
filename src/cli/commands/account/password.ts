import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { usageFailure } from "../../failure.ts";
import { secretOf } from "../../secret.ts";
import { withCode } from "../../sign-in.ts";

interface Options {
  passwordFile?: string;
  newPasswordFile?: string;
  code?: string;
  json?: boolean;
}

/** `quarry account password`: changes the owner's password and ends the other sessions. */
export function accountPassword(cli: Cli): Command {
  return command("password", "change the owner's password, and end all other sessions", [
    "account password --password-file <file> --new-password-file <file>",
  ])
    .option("--password-file <file>", "read the current password from a file, - for stdin")
    .option("--new-password-file <file>", "read the new password from a file")
    .option("--code <code>", "code of the second factor where one is on; asked for unless given")
    .addOption(jsonOption())
    .action(async ({ passwordFile, newPasswordFile, code, json }: Options) => {
      const current = await secretOf(cli, "password", passwordFile);
      const option = "--new-password-file <file>";
      const next = await secretOf(cli, "new password", newPasswordFile, option);
      if (
        newPasswordFile === undefined &&
        (await secretOf(cli, "new password again", undefined, option)) !== next
      )
        throw usageFailure("The new password was typed in two ways.");
      const revokedSessions = await withCode(cli, code, (given) =>
        cli.client().changePassword(current, next, given),
      );
      if (json) return cli.out.json({ revokedSessions });
      cli.out.line(`the password is changed; other sessions that were ended: ${revokedSessions}`);
    });
}
