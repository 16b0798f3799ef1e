import { BillingService } from "../domain/billing/billing.service.ts";
import type { BillingDeps } from "../domain/provider/billing-deps.ts";
import { BillingWork } from "../domain/billing/billing-work.ts";
import { seeToLowBalance } from "../domain/billing/low-balance.ts";
import { InvoiceService } from "../domain/invoice/invoice.service.ts";
import { paymentWitness } from "../domain/payment/payment-witness.ts";
import { PaymentMessagesService } from "../domain/payment/payment-messages.service.ts";
import { SandboxProvider } from "../domain/payment/sandbox/sandbox-provider.ts";
import { SandboxService } from "../domain/payment/sandbox/sandbox.service.ts";
import { StripeProvider } from "../domain/payment/stripe/stripe-provider.ts";
import { requestWitness } from "../domain/request/request-witness.ts";
import { LedgerService } from "../domain/wallet/ledger.service.ts";
import { Wallet } from "../domain/wallet/wallet.ts";
import type { Clock } from "../kernel/clock.ts";
import type { Config } from "../kernel/config.ts";
import { paymentsBy } from "../kernel/payment-settings.ts";
import type { Log } from "../kernel/log.ts";
import type { PaidPlanName } from "../store/plan/plan-documents.ts";
import type { Store } from "../store/store.ts";

export interface BillingParts {
  config: Config;
  log: Log;
  clock: Clock;
  store: Store;
  publicUrl: () => string;
  notify: BillingDeps["notify"];
}

/** Wires what has to do with money, by the provider that the configuration names. */
export function createBilling({ config, log, clock, store, publicUrl, notify }: BillingParts) {
  const wanted = paymentsBy(config);
  const isOff = wanted === "off";
  const sandboxProvider = new SandboxProvider({
    store,
    clock,
    publicUrl,
    deliver: async (doc) => sandbox?.deliver(doc),
  });
  const provider = wanted === "stripe" ? stripeOf(config) : sandboxProvider;
  const wallet = new Wallet({
    store,
    onLow: (accountId, lowSince) => void seeToLowBalance(payments, accountId, lowSince),
  });
  const payments: BillingDeps = { store, wallet, clock, log, provider, notify };
  const sandbox: SandboxService | null =
    wanted === "sandbox" ? new SandboxService({ ...payments, provider: sandboxProvider }) : null;
  const ledger = new LedgerService({ store, witnesses: [requestWitness(store), paymentWitness(store)] });
  return {
    wallet,
    payments,
    billing: new BillingService({ ...payments, publicUrl, isOff }),
    billingWork: new BillingWork({ ...payments, ledger, sandbox, isOff }),
    invoices: new InvoiceService({ store }),
    ledger,
    paymentMessages: new PaymentMessagesService(payments),
    /** Null unless the sandbox takes the payments. */
    sandbox,
  };
}

function stripeOf(config: Config): StripeProvider {
  return new StripeProvider({
    secretKey: config.QUARRY_STRIPE_SECRET_KEY ?? "",
    webhookSecrets: (config.QUARRY_STRIPE_WEBHOOK_SECRET ?? "").split(",").map((secret) => secret.trim()),
    prices: config.QUARRY_STRIPE_PRICES as Record<PaidPlanName, string>,
    baseUrl: process.env.QUARRY_INTERNAL_STRIPE_URL ?? null,
  });
}
