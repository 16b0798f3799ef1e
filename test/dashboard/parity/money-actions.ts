import { press, writeOver } from "../dashboard.ts";
import type { Account } from "./subject.ts";
import type { Action, Given } from "./action.ts";
import { signedOut } from "./gone.ts";

const SETTINGS = {
  thresholdUsdMicros: 1_500_000,
  amountUsdMicros: 30_000_000,
  monthlyCeilingUsdMicros: 90_010_000,
};

/** With a plan that was paid for, which the provider has a page about. */
const subscribed = async (account: Account): Promise<Given> => {
  const { url } = await account.call("/v1/billing/checkout", { body: { plan: "Pro" } });
  await fetch(url as string, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: account.world.server.url,
    },
    body: "outcome=pay",
    redirect: "manual",
  });
  return {};
};

const topUp = async (page: Parameters<Action["press"]>[0], amount: string): Promise<void> => {
  await writeOver(page, "Amount, USD", amount);
  await press(page, "Go to checkout");
};

const autoTopUp = async (page: Parameters<Action["press"]>[0], amount: string): Promise<void> => {
  await writeOver(page, "When less is left", "1.50");
  await writeOver(page, "Add", amount);
  await writeOver(page, "At most a month", "90.01");
  await press(page, "Turn on");
};
const set = (amount: string) => [
  ...["billing", "auto-top-up", "set", "--threshold", "1.50", "--amount", amount, "--ceiling", "90.01"],
];

export const moneyActions: Action[] = [
  {
    name: "MoneyCheckout",
    variables: () => ({ input: { topUpUsdMicros: 25_100_000 } }),
    command: () => ["billing", "checkout", "--top-up", "25.10"],
    path: () => "/money",
    press: (page) => topUp(page, "25.10"),
    says: "25.10 USD",
    refused: {
      code: "invalid_input",
      variables: () => ({ input: { topUpUsdMicros: 19_990_000 } }),
      command: () => ["billing", "checkout", "--top-up", "19.99"],
      press: (page) => topUp(page, "19.99"),
    },
  },
  {
    name: "MoneyPortal",
    prepare: subscribed,
    variables: () => ({}),
    command: () => ["billing", "portal"],
    path: () => "/money",
    press: (page) => press(page, "Payment methods, end of the plan"),
    says: "Pro",
    refused: { code: "unauthenticated", meanwhile: signedOut },
  },
  {
    name: "MoneyAutoTopUp",
    variables: () => ({ input: { isEnabled: true, ...SETTINGS } }),
    command: () => set("30"),
    path: () => "/money",
    press: (page) => autoTopUp(page, "30"),
    says: "Automatic top-up is on.",
    refused: {
      code: "invalid_input",
      variables: () => ({ input: { isEnabled: true, ...SETTINGS, amountUsdMicros: 1_000_000 } }),
      command: () => set("1"),
      press: (page) => autoTopUp(page, "1"),
    },
  },
];
