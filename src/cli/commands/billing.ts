import { noun } from "../command.ts";
import { billingAutoTopUp } from "./billing/auto-top-up.ts";
import { billingCheckout } from "./billing/checkout.ts";
import { billingInvoices } from "./billing/invoices.ts";
import { billingLedger } from "./billing/ledger.ts";
import { billingPortal } from "./billing/portal.ts";
import { billingRefund } from "./billing/refund.ts";
import { billingShow } from "./billing/show.ts";

export const billing = noun("billing", "plan, balance and payments", [
  billingShow,
  billingCheckout,
  billingPortal,
  billingLedger,
  billingInvoices,
  billingAutoTopUp,
  billingRefund,
]);
