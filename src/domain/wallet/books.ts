import type { LedgerDoc } from "../../store/money-documents.ts";

/** What entries of an account add up to, in micro-USD. */
export class Books {
  readonly #older: Books | null;
  readonly #amounts = new Map<string, number>();
  entries: number;
  sum: number;
  debts: number;
  /** Of the sum, what does not stand in the wallet yet. */
  notInWallet: number;

  /** @param older what these go on from; it stays as it is */
  constructor(older: Books | null = null) {
    this.#older = older;
    this.entries = older?.entries ?? 0;
    this.sum = older?.sum ?? 0;
    this.debts = older?.debts ?? 0;
    this.notInWallet = older?.notInWallet ?? 0;
  }

  add({ _id, usdMicros, kind, isToPost }: LedgerDoc): void {
    this.#amounts.set(_id, usdMicros);
    this.entries += 1;
    this.sum += usdMicros;
    if (kind === "debt") this.debts += usdMicros;
    if (isToPost) this.notInWallet += usdMicros;
  }

  has(entryId: string): boolean {
    return this.#amounts.has(entryId) || (this.#older?.has(entryId) ?? false);
  }

  /** What the wallet should have of it. */
  get booked(): number {
    return this.sum - this.notInWallet;
  }

  /** Without the debts: what nobody may spend below nothing. */
  get balance(): number {
    return this.sum - this.debts;
  }

  /** The id of an entry of just this amount. */
  entryOf(usdMicros: number): string | null {
    for (const [id, amount] of this.#amounts) if (amount === usdMicros) return id;
    return this.#older?.entryOf(usdMicros) ?? null;
  }
}
