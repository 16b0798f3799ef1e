import type { Command } from "commander";
import { moneyText } from "../../kernel/usd.ts";
import type { Cli } from "../cli.ts";
import { command, jsonOption, withVerbs } from "../command.ts";
import { printFacts } from "../terminal/facts.ts";
import { plain } from "../terminal/screen.ts";
import { accountClaim } from "./account/claim.ts";
import { accountDelete } from "./account/delete.ts";
import { accountExport } from "./account/export.ts";
import { accountPassword } from "./account/password.ts";
import { accountRestore } from "./account/restore.ts";
import { accountSecondFactor } from "./account/second-factor.ts";

export function account(cli: Cli): Command {
  return withVerbs(show(cli), [
    accountPassword(cli),
    accountSecondFactor(cli),
    accountExport(cli),
    accountClaim(cli),
    accountDelete(cli),
    accountRestore(cli),
  ]);
}

/** `quarry account`: who pays, and what is left. */
function show(cli: Cli): Command {
  return command("account", "show the account of the key and its balance", ["account", "account --json"])
    .addOption(jsonOption())
    .action(async ({ json }: { json?: boolean }) => {
      const account = await cli.client().account();
      if (json) return cli.out.json(account);
      printFacts(cli.out, [
        ["account", account.id],
        ["name", plain(account.name)],
        ["plan", `${plain(account.plan)}${account.billingActive ? "" : " (billing is not active)"}`],
        ["available", moneyText(account.availableUsdMicros)],
        ["held", moneyText(account.heldUsdMicros)],
      ]);
    });
}
