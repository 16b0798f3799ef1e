import type { Command } from "commander";
import { moneyText } from "../../../kernel/usd.ts";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { usdAmount } from "../../option-values.ts";

interface Options {
  amount?: number;
  key?: string;
  json?: boolean;
}

/** `quarry billing refund <payment>`, for the operator: gives a payment of any account back. */
export function billingRefund(cli: Cli): Command {
  return command("refund", "refund a payment, as the operator, and adjust the balance", [
    "billing refund <id> --amount 5 --key case-12",
    "billing refund <id>",
  ])
    .argument("<id>", "id of the payment, pay_…")
    .option("--amount <usd>", "a part of it; without it, all that is left", usdAmount)
    .option("--key <text>", "identifies the refund: repeated with the same key, it is the same refund")
    .addOption(jsonOption())
    .action(async (id: string, { amount, key, json }: Options) => {
      const payment = await cli.client().refundPayment(id, amount, key);
      if (json) return cli.out.json(payment);
      const given = amount === undefined ? "what is left" : moneyText(amount);
      cli.out.line(`${payment.id}: ${given} of ${moneyText(payment.usdMicros)} is refunded`);
    });
}
