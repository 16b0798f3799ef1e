import { setTimeout as sleep } from "node:timers/promises";
import { leaseShare, openCapWindow } from "../../store/cap/cap-windows.store.ts";
import type { Store } from "../../store/store.ts";
import type { CapWindowDoc } from "../../store/usage/usage-documents.ts";
import { countedByProcess, endLostShares } from "./shares.ts";
import type { Cap } from "./account-view.ts";
import { capReached } from "./cap-reached.ts";

/** A lease may be used this long. A process that is gone blocks what it leased for little longer. */
export const LEASE_MS = 2000;
/** A cap that has just refused refuses again without a look, this long. */
const REFUSED_MS = 250;
/** Between looks whether others have given back what they do not use. */
const RECALL_PAUSE_MS = 25;
/** Looks from one asking to the next. */
const RECALL_EVERY = 10;
/** Others are asked, and those that are gone found out, within this; then the refusal stands. */
const RECALL_MS = LEASE_MS + 1500;

interface Waiting {
  quantity: number;
  resolve: () => void;
  reject: (error: unknown) => void;
}

export interface CapLeaseDeps {
  store: Store;
  process: string;
  /** What this process has counted in the window and has under way. */
  used: () => number;
  now: () => Date;
  /** Asks all processes to give back what they do not use. */
  recall: () => void;
  /** Called with how much of the window is taken, at most: counted and leased. */
  taken: (quantity: number) => void;
}

/**
 * What this process may still count under one cap in one window. Room is leased from the cap's document, in large parts far
 * from the cap and in single operations near it, so that the sum of all processes never passes it.
 */
export class CapLease {
  readonly cap: Cap;
  readonly window: string;
  readonly #deps: CapLeaseDeps;
  readonly #waiting: Waiting[] = [];
  #isBusy = false;
  #isOpened = false;
  /** Absolute, as `used` is. */
  #granted = Number.NEGATIVE_INFINITY;
  #validUntil = 0;
  #reserved = 0;
  /** Of all processes, as last seen. */
  #total = 0;
  #refusedFrom = Number.POSITIVE_INFINITY;
  #refusedUntil = 0;

  constructor(cap: Cap, window: string, deps: CapLeaseDeps) {
    this.cap = cap;
    this.window = window;
    this.#deps = deps;
  }

  /** Sets room aside without asking the database; false when it must be asked. */
  tryReserve(quantity: number): boolean {
    if (this.#isBusy || performance.now() >= this.#validUntil) return false;
    if (this.#granted - this.#taken() < quantity) return false;
    this.#reserved += quantity;
    return true;
  }

  /** Sets room aside; throws `usage_cap_reached` or `storage_cap_reached` when the cap leaves none. */
  reserve(quantity: number): Promise<void> {
    if (quantity >= this.#refusedFrom && performance.now() < this.#refusedUntil)
      return Promise.reject(capReached(this.cap, this.#total, this.#deps.now()));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ quantity, resolve, reject });
      if (!this.#isBusy) void this.#serve();
    });
  }

  /** Ends a reservation: it was not needed, or counts as used from here on. */
  unreserve(quantity: number): void {
    this.#reserved -= quantity;
  }

  /** Tells the cap's document what this process has used, and gives back the rest. */
  async report(): Promise<void> {
    this.#refusedUntil = 0;
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      await this.#lease(0, 0);
    } finally {
      this.#isBusy = false;
      if (this.#waiting.length > 0) void this.#serve();
    }
  }

  /** True when more is used than was leased, or some of the lease is not used: others should know. */
  get isOff(): boolean {
    return this.#granted !== this.#taken();
  }

  /** True when more is used than was leased, which others must know. */
  get isOverdrawn(): boolean {
    return this.#granted < this.#taken();
  }

  #taken(): number {
    return this.#deps.used() + this.#reserved;
  }

  async #serve(): Promise<void> {
    this.#isBusy = true;
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0);
      try {
        const refused = await this.#admit(group);
        this.#refuse(refused);
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    this.#isBusy = false;
  }

  /** Lets those pass that fit, in order; gives the others. */
  async #admit(group: readonly Waiting[]): Promise<readonly Waiting[]> {
    const giveUpAt = performance.now() + RECALL_MS;
    let left = group;
    for (let tries = 0; ; tries++) {
      const sizes = left.map(({ quantity }) => quantity);
      const want = sizes.reduce((sum, size) => sum + size, 0);
      const doc = await this.#lease(want, Math.min(...sizes));
      left = left.filter((one) => !this.#pass(one));
      if (left.length === 0) return left;
      const mayFree = Object.entries(doc.by).some(([name, { open }]) => open && name !== this.#deps.process);
      if (!mayFree || performance.now() > giveUpAt) return left;
      if (tries % RECALL_EVERY === 0) this.#deps.recall();
      await endLostShares(this.#deps.store, this.cap, this.window, doc, this.#deps.process);
      await sleep(RECALL_PAUSE_MS);
    }
  }

  #pass({ quantity, resolve }: Waiting): boolean {
    if (this.#granted - this.#taken() < quantity) return false;
    this.#reserved += quantity;
    resolve();
    return true;
  }

  #refuse(refused: readonly Waiting[]): void {
    if (refused.length === 0) return;
    this.#refusedFrom = Math.min(...refused.map(({ quantity }) => quantity));
    this.#refusedUntil = performance.now() + REFUSED_MS;
    this.#deps.taken(this.cap.value);
    for (const { reject } of refused) reject(capReached(this.cap, this.#total, this.#deps.now()));
  }

  async #lease(want: number, least: number): Promise<CapWindowDoc> {
    const { store, process } = this.#deps;
    const { accountId, version, value } = this.cap;
    const id = `${this.cap._id}|${this.window}`;
    const cap = { version, value };
    if (!this.#isOpened) {
      const counted = await countedByProcess(store, this.cap, this.window);
      counted.delete(process);
      await openCapWindow(store, { accountId, id, cap, counted });
      this.#isOpened = true;
    }
    const asked = performance.now();
    const doc = await leaseShare(store, { accountId, id, process, cap, have: this.#taken(), want, least });
    this.#granted = doc.by[process]?.n ?? Number.NEGATIVE_INFINITY;
    this.#validUntil = asked + LEASE_MS;
    this.#total = Object.values(doc.by).reduce((sum, { n }) => sum + n, 0);
    this.#deps.taken(this.#total);
    return doc;
  }
}
