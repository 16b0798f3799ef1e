import { AppError } from "../../errors/app-error.ts";
import { moneyText } from "../../kernel/usd.ts";
import { dropSpending, openSpending, type SpendingBound } from "../../store/spending/spending.store.ts";
import type { SpendingDoc, SpendLimitDoc } from "../../store/spending/spending-documents.ts";
import type { Store } from "../../store/store.ts";
import type { AccountView, Cap } from "../meter/account-view.ts";
import { capReached } from "../meter/cap-reached.ts";
import { recordsMeter } from "../meter/meters.ts";
import type { MeterService } from "../meter/meter.service.ts";
import { beginOf, dayOf, monthOf, secondsToEnd } from "../meter/period.ts";
import { recordsUnder, spentUnder, WHOLE_ACCOUNT } from "./spent.ts";

/** A round of a Request that is to begin. */
export interface SpendingRound {
  accountId: string;
  /** Of the API key for which it counts, which made or resumed the Request; null without one. */
  apiKeyId: string | null;
  /** Of the API key that made the Request, whose limits hold too; null without one. */
  makerKeyId: string | null;
  scraper: string;
  /** Of the hold that pays it. */
  key: string;
  /** The most that the round may store and cost. */
  records: number;
  usdMicros: number;
  /** The most that the whole Request may cost, earlier rounds included. */
  requestUsdMicros: number;
  at: Date;
}

/** Limits of what scraping may cost and store. Rounds are counted where the limits are checked, in one atomic write. */
export class SpendingService {
  readonly #deps: { store: Store; meters: MeterService };

  constructor(deps: { store: Store; meters: MeterService }) {
    this.#deps = deps;
  }

  /**
   * Opens a round. Throws `usage_cap_reached`, `spend_cap_reached` or `request_cost_limited` when the account allows no such
   * round, and then nothing is stored. Rounds that are opened at the same moment never pass a limit together.
   */
  async open(round: SpendingRound): Promise<void> {
    const { store, meters } = this.#deps;
    const { accountId, apiKeyId, scraper, key, records, usdMicros, at } = round;
    const view = await meters.viewOf(accountId);
    assertRequestCost(round, limitsOn(view, round));
    const [month, day] = [monthOf(at), dayOf(at).slice(8)];
    const refused = await openSpending(
      store,
      { accountId, month, monthBeganAt: beginOf(month) },
      { key, scraper, apiKeyId, records, usdMicros, day, at },
      boundsOf(view, round, day),
    );
    if (refused !== null) throw refusalOf(view, round, refused, day);
  }

  /** Ends rounds that came to nothing. Safe to repeat. */
  async drop(accountId: string, key: string, openedAt: Date): Promise<void> {
    await dropSpending(this.#deps.store, accountId, [key], monthOf(openedAt));
  }
}

function limitsOn(
  { spendLimits }: AccountView,
  { apiKeyId, makerKeyId }: Pick<SpendingRound, "apiKeyId" | "makerKeyId">,
): SpendLimitDoc[] {
  return spendLimits.filter(({ scope }) => [WHOLE_ACCOUNT, apiKeyId, makerKeyId].includes(scope));
}

function capsOn({ caps }: AccountView, scraper: string): Cap[] {
  return caps.filter(({ metric }) => metric === recordsMeter(scraper));
}

function boundsOf(view: AccountView, round: SpendingRound, day: string): SpendingBound[] {
  const { scraper } = round;
  const limits = limitsOn(view, round).flatMap(({ scope, monthlyUsdMicros }): SpendingBound[] => {
    if (monthlyUsdMicros === null) return [];
    const usdMicros = monthlyUsdMicros;
    return scope === WHOLE_ACCOUNT
      ? [{ of: "account", usdMicros }]
      : [{ of: "key", apiKeyId: scope, usdMicros }];
  });
  const caps = capsOn(view, scraper).map(({ period, value }): SpendingBound => ({
    of: "records",
    scraper,
    day: period === "day" ? day : null,
    records: value,
  }));
  return [...limits, ...caps];
}

function assertRequestCost(
  { requestUsdMicros, apiKeyId }: SpendingRound,
  limits: readonly SpendLimitDoc[],
): void {
  for (const { scope, maxRequestUsdMicros } of limits) {
    if (maxRequestUsdMicros === null || requestUsdMicros <= maxRequestUsdMicros) continue;
    const key = scope === apiKeyId ? "this API key" : "the API key that made it";
    const whose = scope === WHOLE_ACCOUNT ? "the account" : key;
    throw new AppError("request_cost_limited", {
      message: `The estimate is ${moneyText(requestUsdMicros)}, and ${whose} allows ${moneyText(maxRequestUsdMicros)} for one Request.`,
      details: [
        {
          path: "maxCostUsdMicros",
          code: "max_request_usd_micros",
          message: "What one Request may cost against the estimate, in micro-USD.",
          limit: maxRequestUsdMicros,
          actual: requestUsdMicros,
        },
      ],
    });
  }
}

/** Which limit it was, by what was read after the refusal. */
function refusalOf(view: AccountView, round: SpendingRound, spending: SpendingDoc, day: string): AppError {
  const { scraper, records, usdMicros, at } = round;
  for (const cap of capsOn(view, scraper)) {
    const used = recordsUnder(spending, scraper, cap.period === "day" ? day : null);
    if (used + records <= cap.value) continue;
    const { message, facts, retryAfterSeconds } = capReached(cap, used, at);
    const left = Math.max(0, cap.value - used);
    const what = `Records that the cap leaves, against the limit of this Request; Records that open Requests may store yet count as used.`;
    const details = [{ path: "limit", code: "records_left", message: what, limit: left, actual: records }];
    return new AppError("usage_cap_reached", {
      message,
      facts,
      details,
      retryAfterSeconds: retryAfterSeconds ?? 1,
    });
  }
  const limits = limitsOn(view, round).filter(({ monthlyUsdMicros }) => monthlyUsdMicros !== null);
  const passed = limits.find(
    ({ scope, monthlyUsdMicros }) => spentUnder(spending, scope) + usdMicros > (monthlyUsdMicros ?? 0),
  );
  // Room has come free since: the smallest limit was it most likely.
  const limit = passed ?? limits[0];
  const cap = limit?.monthlyUsdMicros ?? 0;
  const used = spentUnder(spending, limit?.scope ?? WHOLE_ACCOUNT);
  return new AppError("spend_cap_reached", {
    message: `The spending limit is ${moneyText(cap)} a month, ${moneyText(used)} are spent or held, and the estimate is ${moneyText(usdMicros)}.`,
    facts: { meter: "scraping_spend", period: "month", cap, used, scope: limit?.scope ?? WHOLE_ACCOUNT },
    retryAfterSeconds: secondsToEnd("month", at),
    details: [
      {
        path: "limit",
        code: "left_usd_micros",
        message: "What the limit leaves this month against the estimate, in micro-USD.",
        limit: Math.max(0, cap - used),
        actual: usdMicros,
      },
    ],
  });
}
