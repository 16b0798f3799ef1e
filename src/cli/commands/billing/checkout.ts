import { Option, type Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { usageFailure } from "../../failure.ts";
import { usdAmount } from "../../option-values.ts";

const PLANS = { plus: "PLUS", pro: "PRO", max: "MAX" } as const;

interface Options {
  plan?: keyof typeof PLANS;
  topUp?: number;
  json?: boolean;
}

/** `quarry billing checkout`: prints the address of the page to pay on. */
export function billingCheckout(cli: Cli): Command {
  return command("checkout", "get a page to pay for a plan or a top-up on", [
    "billing checkout --plan pro",
    "billing checkout --top-up 25",
  ])
    .addOption(
      new Option("--plan <plan>", "plus, pro or max")
        .choices(Object.keys(PLANS))
        .argParser((text) => text.toLowerCase()),
    )
    .option("--top-up <usd>", "an amount in USD, 20 or more", usdAmount)
    .addOption(jsonOption())
    .action(async ({ plan, topUp, json }: Options) => {
      if ((plan === undefined) === (topUp === undefined))
        throw usageFailure("Give either --plan or --top-up.");
      if (plan !== undefined && !Object.hasOwn(PLANS, plan))
        throw usageFailure("Plans are plus, pro and max.");
      const page = await cli
        .client()
        .checkout(plan === undefined ? { topUpUsdMicros: topUp ?? 0 } : { plan: PLANS[plan] });
      if (json) return cli.out.json(page);
      cli.err.line("open this page to pay:");
      cli.out.line(page.url);
    });
}
