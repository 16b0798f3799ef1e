import type { LedgerDoc } from "../../store/wallet/money-documents.ts";

/** What entries of an account add up to, in micro-USD. */
export class Books {
  readonly #older: Books | null;
  readonly #amounts = new Map<string, number>();
  sum: number;
  /** Without the debts: what must not go below nothing. */
  balance: number;
  /** Without what still has to be posted: what the wallet has. */
  booked: number;
  /** Whether nothing has to be posted. */
  isPosted: boolean;

  /** @param older what these go on from; it stays as it is */
  constructor(older: Books | null = null) {
    this.#older = older;
    this.sum = older?.sum ?? 0;
    this.balance = older?.balance ?? 0;
    this.booked = older?.booked ?? 0;
    this.isPosted = older?.isPosted ?? true;
  }

  add({ _id, usdMicros, kind, isToPost }: LedgerDoc): void {
    this.#amounts.set(_id, usdMicros);
    this.sum += usdMicros;
    if (kind !== "debt") this.balance += usdMicros;
    if (isToPost) this.isPosted = false;
    else this.booked += usdMicros;
  }

  /** How many. */
  get entries(): number {
    return this.#amounts.size + (this.#older?.entries ?? 0);
  }

  has(entryId: string): boolean {
    return this.#amounts.has(entryId) || (this.#older?.has(entryId) ?? false);
  }

  /** The id of an entry of just this amount. */
  entryOf(usdMicros: number): string | null {
    for (const [id, amount] of this.#amounts) if (amount === usdMicros) return id;
    return this.#older?.entryOf(usdMicros) ?? null;
  }
}
