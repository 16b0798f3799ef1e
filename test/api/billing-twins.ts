import { expect } from "vitest";
import type { AnswerJson } from "../kit/graphql-client.ts";
import { page, usd, type TwinCalls, type Twins } from "./twins.ts";

const BILLING = `{ plan isActive subscription { plan status periodStart periodEnd cancelAtPeriodEnd pendingPlan graceEndsAt }
  availableUsdMicros includedUsdMicros includedExpiresAt toppedUpUsdMicros heldUsdMicros debtUsdMicros
  autoTopUp { isEnabled thresholdUsdMicros amountUsdMicros monthlyCeilingUsdMicros chargedUsdMicros isUnderWay pausedUntil }
  payments { id purpose state usdMicros refundedUsdMicros failure createdAt endedAt }
  plans { name priceUsdMicros includedUsdMicros canScrape } provider agentInstruction }`;
const HOSTED_PAGE = "{ url expiresAt agentInstruction }";
const INVOICE = `{ id number purpose state lines { description usdMicros } totalUsdMicros refundedUsdMicros
  periodStart periodEnd issuedAt paidAt htmlUrl pdfUrl }`;

const lower = (text: string): string => text.toLowerCase();
const asRestInvoice = ({ purpose, state, ...one }: AnswerJson) => ({
  ...one,
  purpose: lower(purpose),
  state: lower(state),
  total: usd(one.totalUsdMicros),
});
const inRestWords = ({ agentInstruction, ...one }: AnswerJson) => ({
  ...one,
  agent_instruction: agentInstruction,
});
const asRestBilling = ({ subscription, payments, ...one }: AnswerJson) => ({
  ...inRestWords(one),
  subscription: subscription && { ...subscription, status: lower(subscription.status) },
  payments: payments.map((payment: AnswerJson) => ({
    ...payment,
    purpose: lower(payment.purpose),
    state: lower(payment.state),
    amount: usd(payment.usdMicros),
  })),
  available: usd(one.availableUsdMicros),
  included: usd(one.includedUsdMicros),
  toppedUp: usd(one.toppedUpUsdMicros),
  held: usd(one.heldUsdMicros),
  debt: usd(one.debtUsdMicros),
});
const withoutInstruction = ({ agent_instruction, ...rest_ }: AnswerJson) => {
  expect(agent_instruction).toMatch(/^Go on/);
  return rest_;
};
/** Each call makes a page of its own. */
const aPage = ({ url, expiresAt, ...rest_ }: AnswerJson) => {
  expect(url).toMatch(/\/billing\/sandbox\/checkout\/cs_sandbox_[0-9a-f]{32}$/);
  expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
  return { ...rest_, url: url.replace(/cs_.*/, "") };
};
/** @param calls.origin of the server, which serves the pages of the sandbox */
export function billingTwins({ ask, call, origin }: TwinCalls & { origin: () => string }): Twins {
  const payOnce = async (): Promise<void> => {
    const { url } = await call("/v1/billing/checkout", { topUp: 20 });
    await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: origin() },
      body: "outcome=pay",
      redirect: "manual",
    });
  };
  return {
    "GET /v1/billing": {
      rest: () => call("/v1/billing"),
      graphql: async () => asRestBilling((await ask(`{ billing ${BILLING} }`)).billing),
    },
    "POST /v1/billing/auto-top-up": {
      rest: async () => {
        const body = { isEnabled: true, threshold: 1, amount: 25.5, monthlyCeiling: 51 };
        return withoutInstruction(await call("/v1/billing/auto-top-up", body));
      },
      graphql: async () => {
        const query = `mutation ($input: AutoTopUpInput!) { autoTopUpSet(input: $input) { billing ${BILLING} } }`;
        const input = { isEnabled: true, thresholdUsdMicros: 1e6, amountUsdMicros: 25.5e6 };
        return withoutInstruction(asRestBilling((await ask(query, { input })).autoTopUpSet.billing));
      },
    },
    "POST /v1/billing/checkout": {
      rest: async () => aPage(await call("/v1/billing/checkout", { topUp: 20 })),
      graphql: async () => {
        const query = `mutation ($input: BillingCheckoutInput!) { billingCheckout(input: $input) ${HOSTED_PAGE} }`;
        const { billingCheckout } = await ask(query, { input: { topUpUsdMicros: 20_000_000 } });
        return aPage(inRestWords(billingCheckout));
      },
    },
    "POST /v1/billing/portal": {
      rest: () => call("/v1/billing/portal", {}),
      graphql: async () =>
        inRestWords((await ask(`mutation { billingPortal ${HOSTED_PAGE} }`)).billingPortal),
    },
    "GET /v1/billing/ledger": {
      rest: () => call("/v1/billing/ledger?limit=2"),
      graphql: async () => {
        const { nodes, pageInfo } = (
          await ask(`{ ledger(first: 2) { nodes { id kind usdMicros source { kind id } meter quantity
          unitPriceUsdMicros at } pageInfo { hasNextPage endCursor } } }`)
        ).ledger;
        const entry = (one: AnswerJson) => ({
          ...one,
          kind: one.kind.toLowerCase(),
          amount: usd(one.usdMicros),
        });
        return page(nodes.map(entry), pageInfo);
      },
    },
    "GET /v1/billing/invoices": {
      rest: async () => {
        await payOnce();
        return call("/v1/billing/invoices?limit=1");
      },
      graphql: async () => {
        const query = `{ invoices(first: 1) { nodes ${INVOICE} pageInfo { hasNextPage endCursor } } }`;
        const { nodes, pageInfo } = (await ask(query)).invoices;
        return page(nodes.map(asRestInvoice), pageInfo);
      },
    },
    "GET /v1/billing/invoices/:id": {
      rest: async () => call(`/v1/billing/invoices/${(await call("/v1/billing/invoices")).data[0].id}`),
      graphql: async () => {
        const { id } = (await ask("{ invoices(first: 1) { nodes { id } } }")).invoices.nodes[0];
        return asRestInvoice((await ask(`query ($id: ID!) { invoice(id: $id) ${INVOICE} }`, { id })).invoice);
      },
    },
  };
}
