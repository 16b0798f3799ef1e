import type { Command } from "commander";
import type { Cli } from "../cli.ts";
import { clientOf } from "../client-of.ts";
import { command, jsonOption } from "../command.ts";
import { answerOf, secretOf } from "../secret.ts";
import { keepCredential } from "../sign-in.ts";
import { printProfile } from "./login.ts";

interface Options {
  email?: string;
  name?: string;
  passwordFile?: string;
  tokenFile?: string;
  json?: boolean;
}

/** `quarry signup`: asks for an account, and makes it with the token of the mail. */
export function signup(cli: Cli): Command {
  return command("signup", "make an account; a mailed token confirms the e-mail address", [
    "signup --email ada@example.com --name Ada",
    "signup --token-file <file> --password-file <file>",
  ])
    .option("--email <address>", "e-mail address to sign in with; asked for unless given")
    .option("--name <name>", "name of the account; asked for unless given")
    .option("--token-file <file>", "second step: read the token of the mail from a file, - for stdin")
    .option("--password-file <file>", "second step: read the password to be set from a file, - for stdin")
    .addOption(jsonOption())
    .action(async ({ email, name, passwordFile, tokenFile, json }: Options) => {
      const { url } = cli.settings();
      const client = clientOf({ url, apiKey: null });
      let address: string | null = null;
      if (tokenFile === undefined) {
        address = email ?? (await answerOf(cli, "e-mail address", "--email <address>"));
        const called = name ?? (await answerOf(cli, "name of the account", "--name <name>"));
        const message = await client.signUp({ email: address, name: called });
        if (!process.stdin.isTTY || json) {
          if (json) return cli.out.json({ message });
          cli.out.line(message);
          return cli.err.line("then: quarry signup --token-file <file> --password-file <file>");
        }
        cli.err.line(message);
      }
      const mailed = await secretOf(cli, "token", tokenFile);
      const { token } = await client.verifyEmail(mailed, await secretOf(cli, "password", passwordFile));
      printProfile(cli, await keepCredential(cli, { url, credential: token, email: address }), json);
    });
}
