import type { Command } from "commander";
import { EXIT } from "../../../errors/to-exit-code.ts";
import { moneyText } from "../../../kernel/usd.ts";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { plain } from "../../terminal/screen.ts";

/** `quarry ledger verify`, for the operator: computes accounts anew; ends with 1 when one does not fit. */
export function ledgerVerify(cli: Cli): Command {
  return command("verify", "recompute every account from its entries, as the operator", [
    "ledger verify",
    "ledger verify --json",
  ])
    .option("--account <id>", "only this account")
    .addOption(jsonOption())
    .action(async ({ account, json }: { account?: string; json?: boolean }) => {
      const found = await cli.client().verifyLedger(account);
      if (found.faults.length > 0) cli.exitWith(EXIT.internal);
      if (json) return cli.out.json(found);
      for (const { accountId, entryId, problem, ledgerUsdMicros, walletUsdMicros } of found.faults) {
        const wallet = walletUsdMicros == null ? "none" : moneyText(walletUsdMicros);
        cli.out.line(`${accountId}  ${plain(entryId ?? "no single entry")}: ${plain(problem)}`);
        cli.out.line(`  ledger ${moneyText(ledgerUsdMicros)}, wallet ${wallet}`);
      }
      const words = found.faults.length === 0 ? "all fit" : `${found.faults.length} do not fit`;
      cli.out.line(`${found.accounts} accounts, ${found.entries} entries: ${words}`);
    });
}
