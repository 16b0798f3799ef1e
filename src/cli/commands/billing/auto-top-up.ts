import type { Command } from "commander";
import type { Billing } from "../../../client/index.ts";
import { moneyText } from "../../../kernel/usd.ts";
import type { Cli } from "../../cli.ts";
import { command, jsonOption, noun } from "../../command.ts";
import { usdAmount } from "../../option-values.ts";
import { printFacts } from "../../terminal/facts.ts";
import { timeWord } from "../../terminal/words.ts";

interface Options {
  threshold?: number;
  amount?: number;
  ceiling?: number;
  json?: boolean;
}

/** `quarry billing auto-top-up show|set|off`: how the account is topped up by itself. */
export const billingAutoTopUp = noun("auto-top-up", "automatic top-up", [show, set, off]);

function show(cli: Cli): Command {
  return command("show", "show the settings of automatic top-up", [
    "billing auto-top-up show",
    "billing auto-top-up show --json",
  ])
    .addOption(jsonOption())
    .action(async ({ json }: Options) => print(cli, await cli.client().billing(), json));
}

function set(cli: Cli): Command {
  return command("set", "turn automatic top-up on; settings that are left out do not change", [
    "billing auto-top-up set --threshold 5 --amount 25 --ceiling 100",
  ])
    .option("--threshold <usd>", "when less than this is available", usdAmount)
    .option("--amount <usd>", "by how much, 20 or more", usdAmount)
    .option("--ceiling <usd>", "the most that is charged in a calendar month, UTC", usdAmount)
    .addOption(jsonOption())
    .action(async ({ threshold, amount, ceiling, json }: Options) => {
      const billing = await cli.client().setAutoTopUp({
        isEnabled: true,
        thresholdUsdMicros: threshold ?? null,
        amountUsdMicros: amount ?? null,
        monthlyCeilingUsdMicros: ceiling ?? null,
      });
      print(cli, billing, json);
    });
}

function off(cli: Cli): Command {
  return command("off", "turn automatic top-up off; its settings are kept", ["billing auto-top-up off"])
    .addOption(jsonOption())
    .action(async ({ json }: Options) =>
      print(cli, await cli.client().setAutoTopUp({ isEnabled: false }), json),
    );
}

function print(cli: Cli, { autoTopUp }: Billing, json = false): void {
  if (json) return cli.out.json(autoTopUp);
  const { isEnabled, isUnderWay, pausedUntil } = autoTopUp;
  printFacts(cli.out, [
    ["auto top-up", isEnabled ? "on" : "off"],
    ["below", moneyText(autoTopUp.thresholdUsdMicros)],
    ["amount", moneyText(autoTopUp.amountUsdMicros)],
    ["ceiling", `${moneyText(autoTopUp.monthlyCeilingUsdMicros)} a month`],
    ["charged", `${moneyText(autoTopUp.chargedUsdMicros)} this month`],
    ["in progress", isUnderWay ? "yes" : null],
    ["paused until", pausedUntil == null ? null : timeWord(pausedUntil)],
  ]);
}
