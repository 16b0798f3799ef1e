import type { Command } from "commander";
import type { Cli } from "../cli.ts";
import { command, jsonOption } from "../command.ts";
import { printFacts } from "../terminal/facts.ts";

/** `quarry whoami`: what the calls of this command line are made with. */
export function whoami(cli: Cli): Command {
  return command("whoami", "show the credential in use, its account and what it may do", ["whoami"])
    .addOption(jsonOption())
    .action(async ({ json }: { json?: boolean }) => {
      const credential = await cli.client().credential();
      const { url, profile } = cli.settings();
      if (json) return cli.out.json({ ...credential, gateway: url, profile });
      printFacts(cli.out, [
        ["gateway", url],
        ["profile", profile],
        ["credential", `${credential.id} (${credential.kind.toLowerCase().replace("_", " ")})`],
        ["account", credential.accountId],
        ["scopes", credential.scopes.join(" ")],
        ["operator", credential.isOperator ? "yes" : "no"],
      ]);
    });
}
