import type { Page } from "puppeteer-core";
import { press, writeOver } from "../dashboard.ts";
import type { Account } from "./subject.ts";
import type { Action, Given } from "./action.ts";
import { gone, signedOut } from "./gone.ts";

const METER = "records:counter";

const cap = async (account: Account): Promise<Given> => {
  const body = { period: "month", value: 40 };
  await account.call(`/v1/usage/caps/${METER}`, { method: "PUT", body });
  return { id: (await account.world.store.usageCaps.findOne({ accountId: account.id }))!._id };
};

const limit = async (account: Account): Promise<Given> => {
  const body = { monthly: 5 };
  await account.call("/v1/usage/spend-limits/account", { method: "PUT", body });
  return { id: (await account.world.store.spendLimits.findOne({ accountId: account.id }))!._id };
};

async function pressOn(page: Page, startOfLabel: string): Promise<void> {
  const button = await page.waitForSelector(`button[aria-label^="${startOfLabel}"]`);
  await button!.press("Enter");
}

export const usageActions: Action[] = [
  {
    name: "UsageCapKeep",
    prepare: cap,
    variables: () => ({ input: { metric: METER, period: "MONTH", value: 90 } }),
    command: () => ["caps", "set", METER, "month", "90"],
    path: () => "/usage",
    press: async (page) => {
      await pressOn(page, "Edit ");
      await writeOver(page, "At most (record)", "90");
      await press(page, "Save");
    },
    says: "0 of 90",
    refused: { code: "unauthenticated", meanwhile: signedOut },
  },
  {
    name: "UsageCapRemove",
    prepare: cap,
    variables: () => ({ metric: METER, period: "MONTH" }),
    command: () => ["caps", "delete", METER, "month"],
    path: () => "/usage",
    press: (page) => pressOn(page, "Remove "),
    says: "removed.",
    refused: { code: "not_found", meanwhile: gone("usageCaps") },
  },
  {
    name: "UsageLimitKeep",
    variables: () => ({ input: { scope: "account", monthlyUsdMicros: 70_000, maxRequestUsdMicros: 10_001 } }),
    command: () => ["caps", "spend", "--monthly", "0.07", "--request", "0.010001"],
    path: () => "/usage",
    press: async (page) => {
      await press(page, "Add a spend limit");
      await writeOver(page, "Each month, USD", "0.07");
      await writeOver(page, "One Request, USD", "0,010001");
      await press(page, "Save");
    },
    says: "of $0.07 a month · $0.010001 for one Request",
    refused: { code: "unauthenticated", meanwhile: signedOut },
  },
  {
    name: "UsageLimitRemove",
    prepare: limit,
    variables: () => ({ scope: "account" }),
    command: () => ["caps", "spend", "--delete"],
    path: () => "/usage",
    press: (page) => pressOn(page, "Remove "),
    says: "removed.",
    refused: { code: "not_found", meanwhile: gone("spendLimits") },
  },
];
