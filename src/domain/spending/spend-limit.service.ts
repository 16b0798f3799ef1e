import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { findApiKey } from "../../store/api-key/api-keys.store.ts";
import { deleteSpendLimit, findSpendLimits, putSpendLimit } from "../../store/spending/spend-limits.store.ts";
import { findSpending } from "../../store/spending/spending.store.ts";
import type { SpendingDoc, SpendLimitDoc } from "../../store/spending/spending-documents.ts";
import type { Store } from "../../store/store.ts";
import type { MeterService } from "../meter/meter.service.ts";
import { endOf, monthOf } from "../meter/period.ts";
import { percentOf, stateOf, type CapState } from "../meter/standing.ts";
import type { StopRequests } from "./stop-requests.ts";
import { countedUnder, spentUnder, WHOLE_ACCOUNT } from "./spent.ts";

export interface NewSpendLimit {
  /** `account`, or the id of one of its API keys. */
  scope: string;
  monthlyUsdMicros: number | null;
  maxRequestUsdMicros: number | null;
  notifyAtPercent: number;
}

/** A spending limit with where it stands. */
export interface SpendLimitView extends NewSpendLimit {
  /** Spent and held this month. */
  usedUsdMicros: number;
  /** Of the monthly limit; null without one. */
  percent: number | null;
  state: CapState;
  resetsAt: Date;
}

export interface SpendLimitServiceDeps {
  store: Store;
  clock: Clock;
  meters: MeterService;
  /** Tells accounts what stands near a limit. */
  watch: { soon(accountId: string): void };
  /** Ends what waits or runs under a limit that leaves nothing. */
  stopRequests: StopRequests;
}

/** What scraping may cost an account each month and each Request, in all and by API key. */
export class SpendLimitService {
  readonly #deps: SpendLimitServiceDeps;

  constructor(deps: SpendLimitServiceDeps) {
    this.#deps = deps;
  }

  async list(accountId: string, spending?: SpendingDoc | null): Promise<SpendLimitView[]> {
    const { store, clock } = this.#deps;
    const limits = await findSpendLimits(store, accountId);
    if (limits.length === 0) return [];
    const now = clock.now();
    const used = spending ?? (await findSpending(store, accountId, monthOf(now)));
    return limits.map((limit) => viewOf(limit, used, now));
  }

  /** Sets or replaces the limits of a scope; they hold for every Request that is created from then on, and one that is used up stops those before. */
  async set(accountId: string, limit: NewSpendLimit): Promise<SpendLimitView> {
    const { store, clock, meters, watch } = this.#deps;
    await this.#assertScope(accountId, limit.scope);
    assertAmounts(limit);
    const { scope, monthlyUsdMicros, maxRequestUsdMicros, notifyAtPercent } = limit;
    const fields = { accountId, scope, monthlyUsdMicros, maxRequestUsdMicros, notifyAtPercent };
    const stored = await putSpendLimit(store, fields, clock.now());
    await meters.capsChanged(accountId);
    watch.soon(accountId);
    const spending = await findSpending(store, accountId, monthOf(clock.now()));
    await this.#stopWhatIsOver(stored, spending);
    return viewOf(stored, spending, clock.now());
  }

  /** Stops what goes over a limit that was lowered while it ran. */
  async enforce(accountId: string): Promise<void> {
    const { store, clock } = this.#deps;
    const limits = await findSpendLimits(store, accountId);
    if (limits.length === 0) return;
    const spending = await findSpending(store, accountId, monthOf(clock.now()));
    for (const limit of limits) await this.#stopWhatIsOver(limit, spending);
  }

  async #stopWhatIsOver(
    { accountId, scope, monthlyUsdMicros }: SpendLimitDoc,
    spending: SpendingDoc | null,
  ): Promise<void> {
    if (monthlyUsdMicros === null) return;
    const left = monthlyUsdMicros - countedUnder(spending, scope);
    const which = scope === WHOLE_ACCOUNT ? { accountId } : { accountId, apiKeyId: scope };
    await this.#deps.stopRequests(which, { of: "usdMicros", left });
  }

  /** Removes the limits of a scope and gives them as they were. */
  async delete(accountId: string, scope: string): Promise<SpendLimitView> {
    const { store, clock, meters } = this.#deps;
    const removed = await deleteSpendLimit(store, accountId, scope);
    if (!removed)
      throw new AppError("not_found", { message: `There is no spending limit for ${scope.slice(0, 60)}.` });
    await meters.capsChanged(accountId);
    return viewOf(removed, await findSpending(store, accountId, monthOf(clock.now())), clock.now());
  }

  async #assertScope(accountId: string, scope: string): Promise<void> {
    if (scope === WHOLE_ACCOUNT || (await findApiKey(this.#deps.store, accountId, scope)) !== null) return;
    throw new AppError("not_found", {
      message: `A spending limit is for \`account\` or for the id of an API key of it, not for ${scope.slice(0, 60)}.`,
    });
  }
}

function viewOf(limit: SpendLimitDoc, spending: SpendingDoc | null, now: Date): SpendLimitView {
  const { scope, monthlyUsdMicros, maxRequestUsdMicros, notifyAtPercent } = limit;
  const used = spentUnder(spending, scope);
  return {
    scope,
    monthlyUsdMicros,
    maxRequestUsdMicros,
    notifyAtPercent,
    usedUsdMicros: used,
    percent: monthlyUsdMicros === null ? null : percentOf(used, monthlyUsdMicros),
    state: monthlyUsdMicros === null ? "ok" : stateOf(used, monthlyUsdMicros, notifyAtPercent),
    resetsAt: endOf("month", now),
  };
}

function assertAmounts({ monthlyUsdMicros, maxRequestUsdMicros, notifyAtPercent }: NewSpendLimit): void {
  const isAmount = (value: number | null): boolean =>
    value === null || (Number.isSafeInteger(value) && value >= 0);
  const refuse = (path: string, message: string): never => {
    throw new AppError("invalid_input", { details: [{ path, code: "invalid_value", message }] });
  };
  if (monthlyUsdMicros === null && maxRequestUsdMicros === null)
    refuse("monthlyUsdMicros", "Give a limit for the month, for one Request, or both.");
  if (!isAmount(monthlyUsdMicros))
    refuse("monthlyUsdMicros", "It must be a whole number of micro-USD from 0 on.");
  if (!isAmount(maxRequestUsdMicros))
    refuse("maxRequestUsdMicros", "It must be a whole number of micro-USD from 0 on.");
  if (!Number.isInteger(notifyAtPercent) || notifyAtPercent < 1 || notifyAtPercent > 100)
    refuse("notifyAtPercent", "It must be a whole number from 1 to 100.");
}
