import type { Command } from "commander";
import { CliAccountDocument } from "../../../generated/cli-documents.ts";
import { usdText } from "../../../kernel/usd.ts";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { localFailure } from "../../failure.ts";
import { printFacts } from "../../terminal/facts.ts";
import { plain } from "../../terminal/screen.ts";

/** `quarry account`: who pays, and what is left. */
export function account(cli: Cli): Command {
  return command("account", "show the account of the key and its balance", ["account", "account --json"])
    .addOption(jsonOption())
    .action(async ({ json }: { json?: boolean }) => {
      const { viewer } = await cli.gateway().run(CliAccountDocument, {});
      if (!viewer) throw localFailure("not_found", "The gateway knows no account for this key.");
      if (json) return cli.out.json(viewer);
      printFacts(cli.out, [
        ["account", viewer.id],
        ["name", plain(viewer.name)],
        ["plan", `${plain(viewer.plan)}${viewer.billingActive ? "" : " (billing is not active)"}`],
        ["available", `${viewer.availableUsd} USD`],
        ["held", `${usdText(viewer.heldUsdMicros)} USD`],
      ]);
    });
}
