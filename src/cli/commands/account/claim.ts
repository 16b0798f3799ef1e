import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { answerOf, secretOf } from "../../secret.ts";
import { keepCredential } from "../../sign-in.ts";
import { printProfile } from "../login.ts";

interface Options {
  email?: string;
  passwordFile?: string;
  json?: boolean;
}

/** `quarry account claim`: gives the account that the server began with an owner, with the key that it started with. */
export function accountClaim(cli: Cli): Command {
  return command("claim", "become the owner of the account that the server started with, and sign in", [
    "account claim --email ada@example.com --password-file <file>",
  ])
    .option("--email <address>", "e-mail address to sign in with; asked for unless given")
    .option("--password-file <file>", "read the password from a file, - for stdin")
    .addOption(jsonOption())
    .action(async ({ email, passwordFile, json }: Options) => {
      const address = email ?? (await answerOf(cli, "e-mail address", "--email <address>"));
      const password = await secretOf(cli, "password", passwordFile);
      const { token } = await cli.client().claimAccount(address, password);
      const kept = { url: cli.settings().url, credential: token, email: address.trim() };
      printProfile(cli, await keepCredential(cli, kept), json);
    });
}
