import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import type { Store } from "../../store/store.ts";
import type { Feed } from "../event/feed.ts";
import type { AccountView, Cap } from "./account-view.ts";
import { AccountMeters } from "./account-meters.ts";
import { Counters } from "./counters.ts";
import { announceCaps, announceUsage } from "./meter-events.ts";
import { isMeterId, isNeverStopped, isStored, METER_IDS, type MeterId } from "./meters.ts";

/** An account of which nothing was asked for this long is not followed any more. */
const IDLE_MS = 60_000;
/** Watchers of usage are told this often, at most. */
const TELL_MS = 1000;

/** What is about to be done, or was done. */
export interface MeteredOperation {
  accountId: string;
  meter: MeterId;
  /** Id of the service, or `NO_SERVICE`. */
  service: string;
  /** In the meter's unit, a whole number; below 0 for bytes that are not stored any more. */
  quantity: number;
}

/** Room under the caps for one operation. It must be ended once, by `record` or `release`. */
export interface Admission {
  /** Counts what the operation came to, its own estimate unless given; resolves when that outlives the process. */
  record(quantity?: number): Promise<void>;
  /** The operation was not done. */
  release(): void;
}

export interface MeterServiceDeps {
  store: Store;
  clock: Clock;
  feed: Feed;
  /**
   * Where this process notes what it counts, so that nobody has to wait for the database: what was noted there outlives it. Without
   * one, who records waits.
   */
  journalFolder?: string;
  /** Called with how much of a cap's window is taken, at most, so that somebody warns. */
  taken?: (cap: Cap, quantity: number) => void;
}

/**
 * Counts what accounts use, and stops what their caps forbid. `admit` before an operation and `record` after it; both work
 * from memory, and what they write goes to the database in groups.
 */
export class MeterService {
  readonly #deps: MeterServiceDeps;
  readonly #counters: Counters;
  readonly #accounts = new Map<string, AccountMeters>();
  readonly #toTell = new Set<string>();
  #telling: NodeJS.Timeout | undefined;
  #sweeping: NodeJS.Timeout | undefined;
  #unwatch: (() => void) | null = null;

  constructor(deps: MeterServiceDeps) {
    this.#deps = deps;
    this.#counters = new Counters(deps.store, deps.journalFolder ?? null);
  }

  /**
   * Throws `usage_cap_reached` or `storage_cap_reached` when a cap leaves no room; what frees bytes, and what deletes, is always
   * admitted.
   */
  async admit(operation: MeteredOperation): Promise<Admission> {
    assertQuantity(operation);
    const { accountId, meter, quantity } = operation;
    const account = this.#account(accountId);
    let leases = account.leasesNow(meter);
    while (leases === null) {
      await account.look();
      leases = account.leasesNow(meter);
    }
    if (quantity > 0 && !isNeverStopped(meter)) {
      const reserved: typeof leases = [];
      try {
        for (const lease of leases) {
          if (!lease.tryReserve(quantity)) await lease.reserve(quantity);
          reserved.push(lease);
        }
        account.begin(meter, quantity);
      } finally {
        for (const lease of reserved) lease.unreserve(quantity);
      }
    } else {
      account.begin(meter, quantity);
    }
    return this.#admission(account, operation);
  }

  /** Does what is admitted, and counts it before anybody hears of it; what fails counts nothing. Throws as `admit` does. */
  async metered<T>(operation: MeteredOperation, work: () => Promise<T>): Promise<T> {
    const admission = await this.admit(operation);
    let done: T;
    try {
      done = await work();
    } catch (error) {
      admission.release();
      throw error;
    }
    await admission.record();
    return done;
  }

  /** Counts what was done without being admitted, in one go; resolves when that outlives the process. */
  async record(...operations: MeteredOperation[]): Promise<void> {
    operations.forEach(assertQuantity);
    await this.#count(operations);
  }

  /** What may stop an account, as far as this process has heard: within moments of a change anywhere. */
  async viewOf(accountId: string): Promise<AccountView> {
    const account = this.#account(accountId);
    for (;;) {
      const view = account.viewNow();
      if (view !== null) return view;
      await account.look();
    }
  }

  /** Tells who watches an account's usage. */
  used(accountId: string): void {
    this.#tellSoon(accountId);
  }

  /** Looks again at an account's caps, at once here and soon everywhere. */
  async capsChanged(accountId: string): Promise<void> {
    await this.#accounts.get(accountId)?.lookAgain();
    const at = this.#deps.clock.now();
    await Promise.all([
      announceCaps(this.#deps.store, accountId, at),
      announceUsage(this.#deps.store, accountId, at),
    ]);
  }

  /** Writes what is counted and gives back what is leased. */
  async stop(): Promise<void> {
    clearTimeout(this.#telling);
    clearInterval(this.#sweeping);
    this.#unwatch?.();
    await this.#counters.flush();
    this.#counters.end();
    await Promise.all([...this.#accounts.values()].map((account) => account.reportLeases(() => true)));
  }

  #admission(account: AccountMeters, operation: MeteredOperation): Admission {
    const { meter, quantity } = operation;
    let isOver = false;
    const end = (): void => {
      if (isOver) throw new Error("An admission was ended twice.");
      isOver = true;
      account.begin(meter, -quantity);
    };
    return {
      record: async (actual = quantity) => {
        assertQuantity({ ...operation, quantity: actual });
        end();
        await this.#count([{ ...operation, quantity: actual }]);
      },
      release: end,
    };
  }

  async #count(operations: readonly MeteredOperation[]): Promise<void> {
    const counted = operations.filter(({ quantity }) => quantity !== 0);
    if (counted.length === 0) return;
    const at = this.#deps.clock.now();
    for (const { accountId, meter, quantity } of counted) this.#account(accountId).count(meter, quantity, at);
    await this.#counters.add(counted, at);
    for (const one of counted) this.#tell(one);
  }

  /** Watchers, and other processes under the same cap. */
  #tell({ accountId, meter, quantity }: MeteredOperation): void {
    this.#tellSoon(accountId);
    const account = this.#account(accountId);
    // What was not admitted, or is more than was, must be known to the others; so must room that came free.
    const leases = account.leasesNow(meter) ?? [];
    const isNews = (lease: (typeof leases)[number]): boolean =>
      leases.includes(lease) && (lease.isOverdrawn || quantity < 0);
    if (leases.length > 0) void account.reportLeases(isNews).catch(() => undefined);
  }

  #account(accountId: string): AccountMeters {
    if (this.#unwatch === null) this.#watch();
    const known = this.#accounts.get(accountId);
    if (known) return known;
    const { store, clock, taken } = this.#deps;
    const account = new AccountMeters(accountId, {
      store,
      process: this.#counters.process,
      now: () => clock.now(),
      recall: () => void announceCaps(store, accountId, clock.now()),
      taken: (cap, quantity) => taken?.(cap, quantity),
    });
    this.#accounts.set(accountId, account);
    return account;
  }

  /** Follows the event log while some account is in use. */
  #watch(): void {
    this.#sweeping ??= setInterval(() => this.#sweep(), IDLE_MS).unref();
    this.#unwatch ??= this.#deps.feed.watch("topic:meter", (event) => {
      const told = event === null ? this.#accounts.values() : [this.#accounts.get(event.accountId ?? "")];
      for (const account of told) {
        const look = event === null ? account?.look() : account?.lookAgain();
        void look?.catch(() => undefined);
      }
    });
  }

  #sweep(): void {
    const before = performance.now() - IDLE_MS;
    const inUse = [...this.#accounts.values()].some(({ usedAt }) => usedAt > before);
    if (inUse) return;
    this.#unwatch?.();
    this.#unwatch = null;
    clearInterval(this.#sweeping);
    this.#sweeping = undefined;
    for (const account of this.#accounts.values()) account.forgetCaps();
  }

  #tellSoon(accountId: string): void {
    this.#toTell.add(accountId);
    this.#telling ??= setTimeout(() => {
      this.#telling = undefined;
      for (const one of this.#toTell) void announceUsage(this.#deps.store, one, this.#deps.clock.now());
      this.#toTell.clear();
    }, TELL_MS).unref();
  }
}

function assertQuantity({ meter, quantity }: MeteredOperation): void {
  if (!isMeterId(meter)) throw new AppError("meter_not_found", { message: unknownMeter(String(meter)) });
  if (!Number.isSafeInteger(quantity) || (quantity < 0 && !isStored(meter)))
    throw new TypeError(
      `${meter} counts whole numbers${isStored(meter) ? "" : " from 0 on"}, not ${quantity}.`,
    );
}

function unknownMeter(name: string): string {
  return `There is no meter ${name.slice(0, 80)}. The meters are ${METER_IDS.join(", ")}.`;
}
