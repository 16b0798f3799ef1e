import { BillingService } from "../domain/billing/billing.service.ts";
import type { BillingDeps } from "../domain/billing/billing-deps.ts";
import { BillingWork } from "../domain/billing/billing-work.ts";
import { watchLowBalances } from "../domain/billing/low-balance.ts";
import { InvoiceService } from "../domain/invoice/invoice.service.ts";
import { paymentWitness } from "../domain/payment/payment-witness.ts";
import { PaymentMessagesService } from "../domain/payment/payment-messages.service.ts";
import { SandboxProvider } from "../domain/payment/sandbox/sandbox-provider.ts";
import { SandboxService } from "../domain/payment/sandbox/sandbox.service.ts";
import { StripeProvider } from "../domain/payment/stripe/stripe-provider.ts";
import { requestWitness } from "../domain/request/request-witness.ts";
import { LedgerService } from "../domain/wallet/ledger.service.ts";
import type { Clock } from "../kernel/clock.ts";
import type { Config } from "../kernel/config.ts";
import { paymentsBy } from "../kernel/payment-settings.ts";
import type { Log } from "../kernel/log.ts";
import type { PaidPlanName } from "../store/plan/plan-documents.ts";
import type { Store } from "../store/store.ts";

/** Everything about payments that a process has. */
export interface Billing {
  billing: BillingService;
  invoices: InvoiceService;
  ledger: LedgerService;
  billingWork: BillingWork;
  paymentMessages: PaymentMessagesService;
  /** Null unless the sandbox takes the payments. */
  sandbox: SandboxService | null;
}

export interface BillingParts {
  config: Config;
  log: Log;
  clock: Clock;
  store: Store;
  publicUrl: () => string;
  notify: BillingDeps["notify"];
}

/** Wires what has to do with payments, by the provider that the configuration names. */
export function createBilling({ config, log, clock, store, publicUrl, notify }: BillingParts): {
  services: Billing;
  payments: BillingDeps;
} {
  const wanted = paymentsBy(config);
  const sandboxProvider = new SandboxProvider({ store, clock, publicUrl });
  const provider = wanted === "stripe" ? stripeOf(config) : sandboxProvider;
  const payments: BillingDeps = { store, clock, log, provider, notify };
  const sandbox =
    wanted === "sandbox" ? new SandboxService({ ...payments, provider: sandboxProvider }) : null;
  const ledger = new LedgerService(store, [requestWitness(store), paymentWitness(store)]);
  watchLowBalances(payments);
  const services: Billing = {
    billing: new BillingService(payments, { publicUrl, isOff: wanted === "off" }),
    invoices: new InvoiceService(store),
    ledger,
    billingWork: new BillingWork(payments, { ledger, sandbox, isOff: wanted === "off" }),
    paymentMessages: new PaymentMessagesService(payments),
    sandbox,
  };
  return { services, payments };
}

function stripeOf(config: Config): StripeProvider {
  return new StripeProvider({
    secretKey: config.QUARRY_STRIPE_SECRET_KEY ?? "",
    webhookSecrets: (config.QUARRY_STRIPE_WEBHOOK_SECRET ?? "").split(",").map((secret) => secret.trim()),
    prices: config.QUARRY_STRIPE_PRICES as Record<PaidPlanName, string>,
    baseUrl: process.env.QUARRY_INTERNAL_STRIPE_URL ?? null,
  });
}
