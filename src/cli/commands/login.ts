import type { Command } from "commander";
import type { Cli } from "../cli.ts";
import { clientOf } from "../client-of.ts";
import { command, jsonOption } from "../command.ts";
import { usageFailure } from "../failure.ts";
import { answerOf, secretOf } from "../secret.ts";
import { gatewayUrl } from "../settings.ts";
import { keepCredential, signIn, type ShownProfile } from "../sign-in.ts";

interface Options {
  url?: string;
  email?: string;
  passwordFile?: string;
  code?: string;
  apiKey?: boolean;
  withToken?: boolean;
  saveAs?: string;
  json?: boolean;
}

/** `quarry login`: signs in to a gateway, and keeps the session, or a key, as a profile. */
export function login(cli: Cli): Command {
  return command("login", "sign in to a gateway and keep the session for the next commands", [
    "login --email ada@example.com --password-file <file>",
  ])
    .option("--url <url>", "the gateway; that of QUARRY_URL unless given")
    .option("--email <address>", "e-mail address of the owner; asked for unless given")
    .option("--password-file <file>", "read the password from a file, - for stdin")
    .option(
      "--code <code>",
      "code of the authenticator app, or a recovery code, where the account has a second factor",
    )
    .option("--api-key", "keep an API key instead of a session; it is asked for")
    .option("--with-token", "keep an API key, or the token of a session, that is read from stdin")
    .option("--save-as <name>", "name of the profile; the gateway's host unless given")
    .addOption(jsonOption())
    .action(async (options: Options) => {
      const url = gatewayUrl(
        options.url ?? cli.settings().url,
        options.url === undefined ? "QUARRY_URL" : "--url",
      );
      const kept = await keepCredential(
        cli,
        { url, ...(await credentialOf(cli, url, options)) },
        options.saveAs,
      );
      printProfile(cli, kept, options.json);
    });
}

/** Says which profile is in use now. */
export function printProfile(cli: Cli, kept: ShownProfile, json: boolean | undefined): void {
  if (json) return cli.out.json(kept);
  cli.out.line(`signed in to ${kept.url} as ${kept.email ?? kept.accountId} (profile ${kept.profile})`);
}

async function credentialOf(
  cli: Cli,
  url: string,
  { email, passwordFile, code, apiKey, withToken }: Options,
): Promise<{ credential: string; email: string | null }> {
  if (apiKey || withToken) {
    if (email !== undefined || passwordFile !== undefined || code !== undefined)
      throw usageFailure("A key or token needs no e-mail address, password or code.");
    const asked = await secretOf(
      cli,
      "API key",
      withToken ? "-" : undefined,
      "--with-token, and the key on stdin",
    );
    return { credential: asked.trim(), email: null };
  }
  const address = email ?? (await answerOf(cli, "e-mail address", "--email <address>"));
  const password = await secretOf(cli, "password", passwordFile);
  const client = clientOf({ url, apiKey: null });
  const { token } = await signIn(cli, client, { email: address, password, code, url });
  return { credential: token, email: address.trim() };
}
