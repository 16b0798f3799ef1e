import type { Clock } from "../../kernel/clock.ts";
import {
  eachSpendLimit,
  findSpendLimits,
  markSpendLimit,
  unmarkSpendStopped,
} from "../../store/spending/spend-limits.store.ts";
import type { SpendLimitDoc } from "../../store/spending/spending-documents.ts";
import type { Store } from "../../store/store.ts";
import {
  eachUsageCap,
  findUsageCaps,
  markUsageCap,
  unmarkStopped,
} from "../../store/cap/usage-caps.store.ts";
import type { UsageCapDoc } from "../../store/usage/usage-documents.ts";
import { windowAt } from "../meter/account-meters.ts";
import type { Cap } from "../meter/account-view.ts";
import { isStored } from "../meter/meters.ts";
import { dayOf, monthOf } from "../meter/period.ts";
import { spentUnder } from "../spending/spent.ts";
import { stateOf } from "../meter/standing.ts";
import { readUsedMonth, type UsedMonth } from "../meter/used-month.ts";
import { hasRoom } from "../take-rate.ts";
import { capNotice, spendNotice, type Notify } from "./cap-notices.ts";
import { capView } from "./cap-view.ts";

export interface CapWatchDeps {
  store: Store;
  clock: Clock;
  notify: Notify;
  /** Whether the account has set something worth a notice, as far as is known without a look. */
  isWatched: (accountId: string) => Promise<boolean>;
}

/** Looks at one account that are asked for within this time are one. */
const SOON_MS = 500;

/**
 * Tells accounts that a cap is near, has stopped something, or lets it go on: once for each window and version of a cap. A
 * notice goes out before its mark is set and carries a key, so a crash in between doubles nothing.
 */
export class CapWatch {
  readonly #deps: CapWatchDeps;
  readonly #soon = new Map<string, NodeJS.Timeout>();

  constructor(deps: CapWatchDeps) {
    this.#deps = deps;
  }

  /** For the meters: `quantity` of a window is taken, at most. */
  taken(cap: Cap, quantity: number): void {
    if (cap.isOfPlan) return;
    const mark = `${noticeWindow(cap, this.#deps.clock.now())}#${cap.version}`;
    if (cap.stoppedFor === mark) return;
    if (cap.warnedFor === mark ? quantity >= cap.value : quantity * 100 >= cap.value * cap.notifyAtPercent)
      this.soon(cap.accountId);
  }

  /** Looks at an account in a moment, without being waited for; the job makes up for a failure. */
  soon(accountId: string): void {
    if (this.#soon.has(accountId)) return;
    const timer = setTimeout(() => {
      this.#soon.delete(accountId);
      void this.#lookIfWatched(accountId).catch(() => undefined);
    }, SOON_MS);
    this.#soon.set(accountId, timer.unref());
  }

  async #lookIfWatched(accountId: string): Promise<void> {
    if (await this.#deps.isWatched(accountId)) await this.look(accountId);
  }

  /** Sends the notices that are due for the caps of an account. */
  async look(accountId: string): Promise<void> {
    const { store, clock } = this.#deps;
    const [caps, limits] = await Promise.all([
      findUsageCaps(store, accountId),
      findSpendLimits(store, accountId),
    ]);
    if (caps.length + limits.length === 0) return;
    const now = clock.now();
    const month = await readUsedMonth(store, accountId, monthOf(now), dayOf(now));
    for (const cap of caps) await this.#lookAt(cap, month, now);
    for (const limit of limits) await this.#lookAtLimit(limit, month, monthOf(now));
  }

  /** Every account that has caps. */
  async lookAtAll(): Promise<void> {
    const { store } = this.#deps;
    const accounts = new Set<string>();
    for await (const { accountId } of eachUsageCap(store)) accounts.add(accountId);
    for await (const { accountId } of eachSpendLimit(store)) accounts.add(accountId);
    for (const accountId of accounts) await this.look(accountId);
  }

  /** Tells that what a cap had stopped goes on, when it is removed. */
  async removed(cap: UsageCapDoc): Promise<void> {
    if (cap.stoppedFor === undefined) return;
    const { store, clock } = this.#deps;
    const now = clock.now();
    const month = await readUsedMonth(store, cap.accountId, monthOf(now), dayOf(now));
    await this.#notify(
      capNotice(
        "resumed",
        cap.accountId,
        capView(cap, month, now),
        cap.stoppedFor,
        month,
        "The cap was removed.",
      ),
    );
  }

  /** Whoever changes limits without end is not told of each: a notice leaves as a mail and to every endpoint. */
  async #notify(notice: Parameters<Notify>[0]): Promise<void> {
    const { store, clock, notify } = this.#deps;
    const one = { token: notice.key, now: clock.now() };
    if (await hasRoom(store, "capNotice", notice.accountId, one)) await notify(notice);
  }

  async #lookAt(cap: UsageCapDoc, month: UsedMonth, now: Date): Promise<void> {
    const { store } = this.#deps;
    const view = capView(cap, month, now);
    const window = noticeWindow(cap, now);
    const mark = `${window}#${cap.version}`;
    const tell = (notice: "warned" | "stopped" | "resumed", of = window, why?: string) =>
      this.#notify(capNotice(notice, cap.accountId, view, of, month, why));
    if (view.state === "stopped") {
      if (cap.stoppedFor === mark) return;
      await tell("stopped");
      // Raised meanwhile: what was stopped goes on, and that is to be told too.
      if (!(await markUsageCap(store, cap, "stoppedFor", window))) this.soon(cap.accountId);
      return;
    }
    if (cap.stoppedFor !== undefined) {
      await tell("resumed", cap.stoppedFor, whyResumed(cap));
      await unmarkStopped(store, cap);
    }
    if (view.state === "warned" && cap.warnedFor !== mark) {
      await tell("warned");
      await markUsageCap(store, cap, "warnedFor", window);
    }
  }

  async #lookAtLimit(limit: SpendLimitDoc, { spending }: UsedMonth, month: string): Promise<void> {
    const { store } = this.#deps;
    const spent = spentUnder(spending, limit.scope);
    const most = limit.monthlyUsdMicros;
    const state = most === null ? "ok" : stateOf(spent, most, limit.notifyAtPercent);
    const { stoppedFor } = limit;
    if (state !== "stopped" && stoppedFor !== undefined) {
      const isOfNow = stoppedFor.endsWith(`#${limit.version}`);
      const why = isOfNow ? "A new month has started." : "The limit was changed.";
      await this.#notify(spendNotice("resumed", limit, stoppedFor, spent, why));
      await unmarkSpendStopped(store, limit);
    }
    const name = state === "stopped" ? "stoppedFor" : "warnedFor";
    if (state === "ok" || limit[name] === `${month}#${limit.version}`) return;
    await this.#notify(spendNotice(state, limit, month, spent));
    await markSpendLimit(store, limit, name, month);
  }
}

/** What notices are once for: a period, or for ever where none begins anew. */
function noticeWindow(cap: Pick<Cap, "metric" | "period" | "value">, at: Date): string {
  return cap.value === 0 ? "always" : windowAt(cap, at);
}

function whyResumed({ metric, period, version, stoppedFor = "" }: UsageCapDoc): string {
  if (!stoppedFor.endsWith(`#${version}`)) return "The cap was changed.";
  return isStored(metric) ? "Enough was deleted." : `A new ${period} has started.`;
}
