import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { secretOf } from "../../secret.ts";

/** `quarry account restore`: opens a closed account again by the token of its mail. */
export function accountRestore(cli: Cli): Command {
  return command("restore", "reopen a closed account with the mailed token", [
    "account restore --token-file <file>",
  ])
    .option("--token-file <file>", "read the token from a file, - for stdin")
    .action(async ({ tokenFile }: { tokenFile?: string }) => {
      cli.out.line(await cli.client().restoreAccount(await secretOf(cli, "token", tokenFile)));
    });
}
