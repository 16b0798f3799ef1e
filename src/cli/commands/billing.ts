import type { Command } from "commander";
import type { Cli } from "../cli.ts";
import { noun } from "../command.ts";
import { billingAutoTopUp } from "./billing/auto-top-up.ts";
import { billingCheckout } from "./billing/checkout.ts";
import { billingInvoices } from "./billing/invoices.ts";
import { billingLedger } from "./billing/ledger.ts";
import { billingPortal } from "./billing/portal.ts";
import { billingRefund } from "./billing/refund.ts";
import { billingShow } from "./billing/show.ts";

export function billing(cli: Cli): Command {
  return noun("billing", "plan, balance and payments", [
    billingShow(cli),
    billingCheckout(cli),
    billingPortal(cli),
    billingLedger(cli),
    billingInvoices(cli),
    billingAutoTopUp(cli),
    billingRefund(cli),
  ]);
}
