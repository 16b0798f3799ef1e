import type { Command } from "commander";
import { moneyText } from "../../../kernel/usd.ts";
import type { Billing } from "../../../client/index.ts";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { printFacts } from "../../terminal/facts.ts";
import { plain } from "../../terminal/screen.ts";
import { timeWord } from "../../terminal/words.ts";

/** `quarry billing show`: plan, balance and what to do next. */
export function billingShow(cli: Cli): Command {
  return command("show", "show plan and balance", ["billing show", "billing show --json"])
    .addOption(jsonOption())
    .action(async ({ json }: { json?: boolean }) => {
      const billing = await cli.client().billing();
      if (json) return cli.out.json(billing);
      printFacts(cli.out, factsOf(billing));
    });
}

function factsOf(billing: Billing): [string, string | null][] {
  const { subscription, includedExpiresAt, autoTopUp } = billing;
  const expires = includedExpiresAt == null ? "" : `, expires ${timeWord(includedExpiresAt)}`;
  return [
    ["plan", `${plain(billing.plan)}${billing.isActive ? "" : " (not active)"}`],
    ["status", subscription == null ? null : statusWord(subscription)],
    ["available", moneyText(billing.availableUsdMicros)],
    [
      "included",
      billing.includedUsdMicros === 0 ? null : `${moneyText(billing.includedUsdMicros)}${expires}`,
    ],
    ["topped up", moneyText(billing.toppedUpUsdMicros)],
    ["held", moneyText(billing.heldUsdMicros)],
    ["owed", billing.debtUsdMicros === 0 ? null : moneyText(billing.debtUsdMicros)],
    [
      "auto top-up",
      autoTopUp.isEnabled
        ? `${moneyText(autoTopUp.amountUsdMicros)} below ${moneyText(autoTopUp.thresholdUsdMicros)}, at most ${moneyText(autoTopUp.monthlyCeilingUsdMicros)} a month`
        : "off",
    ],
    ["payments by", billing.provider],
    ["next", plain(billing.agentInstruction)],
  ];
}

function statusWord({
  status,
  periodEnd,
  cancelAtPeriodEnd,
  pendingPlan,
}: NonNullable<Billing["subscription"]>) {
  const then = cancelAtPeriodEnd ? "ends" : pendingPlan == null ? "renews" : `becomes ${plain(pendingPlan)}`;
  const word = status.toLowerCase().replace("_", " ");
  return status === "CANCELLED" ? word : `${word}, ${then} ${timeWord(periodEnd)}`;
}
