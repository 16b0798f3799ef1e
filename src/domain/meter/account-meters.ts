import type { Store } from "../../store/store.ts";
import { readAccountView, type AccountView, type Cap } from "./account-view.ts";
import { CapLease } from "./cap-lease.ts";
import { dayOf, monthOf, STORED, windowOf } from "./period.ts";
import { isStored, type MeterId } from "./meters.ts";

/** A look at the caps that is older is renewed beside the calls that use it. */
const FRESH_MS = 5000;

export interface AccountMetersDeps {
  store: Store;
  process: string;
  now: () => Date;
  recall: (accountId: string) => void;
  /** Called with how much of a window is taken, at most. */
  taken: (cap: Cap, quantity: number) => void;
}

/** What this process knows of one account: its caps, what is counted and under way here, and what is leased. */
export class AccountMeters {
  readonly accountId: string;
  readonly #deps: AccountMetersDeps;
  /** Counted by this process, by `<meter>|<window>`. */
  readonly #counted = new Map<string, number>();
  readonly #underWay = new Map<MeterId, number>();
  readonly #leases = new Map<string, CapLease>();
  #view: AccountView | null = null;
  #looking: Promise<void> | null = null;
  #lookedAt = 0;
  #looks = 0;
  /** Which look the view is of: one that began earlier and ends later says what was. */
  #seen = 0;
  usedAt = 0;

  constructor(accountId: string, deps: AccountMetersDeps) {
    this.accountId = accountId;
    this.#deps = deps;
  }

  /** The leases under which an operation on a meter falls now; null when the caps must be read before. */
  leasesNow(meter: MeterId): CapLease[] | null {
    const view = this.viewNow();
    if (view === null) return null;
    const leases: CapLease[] = [];
    for (const cap of view.caps) if (cap.metric === meter) leases.push(this.#leaseOf(cap));
    return leases;
  }

  /** What may stop the account, as last read; null when it must be read before. */
  viewNow(): AccountView | null {
    const at = performance.now();
    this.usedAt = at;
    if (this.#view !== null && at - this.#lookedAt > FRESH_MS) void this.look().catch(() => undefined);
    return this.#view;
  }

  /** Reads what may stop the account. Those who ask while it goes on share the next reading. */
  look(): Promise<void> {
    this.#lookedAt = performance.now();
    this.#looking ??= Promise.resolve().then(async () => {
      this.#looking = null;
      const look = ++this.#looks;
      const view = await readAccountView(this.#deps.store, this.accountId);
      if (look < this.#seen) return;
      this.#seen = look;
      this.#take(view);
    });
    return this.#looking;
  }

  /** Looks again, and gives back what is leased and not used. */
  async lookAgain(): Promise<void> {
    const before = new Set([...this.#leases.values()].map(({ cap }) => cap._id));
    await this.look();
    const isHere = (cap: Cap): boolean => before.has(cap._id) || this.#isUsed(cap);
    for (const cap of this.#view?.caps ?? []) if (isHere(cap)) this.#leaseOf(cap);
    await this.reportLeases(() => true);
  }

  /** Tells the database where this process stands under some caps. */
  async reportLeases(which: (lease: CapLease) => boolean): Promise<void> {
    const off = [...this.#leases.values()].filter((lease) => which(lease) && lease.isOff);
    await Promise.all(off.map((lease) => lease.report()));
  }

  begin(meter: MeterId, quantity: number): void {
    this.#underWay.set(meter, (this.#underWay.get(meter) ?? 0) + quantity);
  }

  count(meter: MeterId, quantity: number, at: Date): void {
    const windows = isStored(meter) ? [STORED] : [dayOf(at), monthOf(at)];
    for (const window of windows) {
      const name = `${meter}|${window}`;
      this.#counted.set(name, (this.#counted.get(name) ?? 0) + quantity);
    }
  }

  /** Counted by this process in a window, and under way in it. */
  used(meter: MeterId, window: string): number {
    return (this.#counted.get(`${meter}|${window}`) ?? 0) + (this.#underWay.get(meter) ?? 0);
  }

  /** The caps must be read before the next operation. */
  forgetCaps(): void {
    this.#view = null;
  }

  #isUsed(cap: Cap): boolean {
    return this.used(cap.metric as MeterId, windowAt(cap, this.#deps.now())) !== 0;
  }

  #take(view: AccountView): void {
    this.#view = view;
    const { caps } = view;
    const now = this.#deps.now();
    const today = dayOf(now);
    const living = new Set(caps.map((cap) => `${cap._id}|${windowAt(cap, now)}|${cap.version}`));
    for (const name of this.#leases.keys()) if (!living.has(name)) this.#leases.delete(name);
    for (const name of this.#counted.keys())
      if (isOver(name.slice(name.indexOf("|") + 1), today)) this.#counted.delete(name);
  }

  #leaseOf(cap: Cap): CapLease {
    const window = windowAt(cap, this.#deps.now());
    const name = `${cap._id}|${window}|${cap.version}`;
    const known = this.#leases.get(name);
    if (known) return known;
    const { store, process, now, recall, taken } = this.#deps;
    const lease = new CapLease(cap, window, {
      store,
      process,
      now,
      used: () => this.used(cap.metric as MeterId, window),
      recall: () => recall(this.accountId),
      taken: (quantity) => taken(cap, quantity),
    });
    this.#leases.set(name, lease);
    return lease;
  }
}

/** The window of a cap at a moment. */
export function windowAt(cap: Pick<Cap, "metric" | "period">, at: Date): string {
  return isStored(cap.metric) ? STORED : windowOf(cap.period, at);
}

/** Two days late is late enough: the month before goes with its last day. */
function isOver(window: string, today: string): boolean {
  return window !== STORED && window < today.slice(0, window.length) && today.slice(8) > "02";
}
