import type { Request } from "../../client/index.ts";
import { countOf } from "../../kernel/count-of.ts";
import { moneyText } from "../../kernel/usd.ts";

/** Records per second are counted over this time. */
const WINDOW_MS = 3000;
/** Characters of the bar, without its brackets. */
const BAR_WIDTH = 12;

/** What is known of a running Request, in one line. */
export class Progress {
  readonly #priceUsdMicros: number;
  readonly #now: () => number;
  readonly #startedAt: number;
  #request: Request;
  #records: number;
  /** Times of arrival within the window. */
  #arrivals: number[] = [];

  constructor(request: Request, priceUsdMicros: number, now: () => number = () => performance.now()) {
    this.#request = request;
    this.#priceUsdMicros = priceUsdMicros;
    this.#now = now;
    this.#startedAt = now();
    this.#records = 0;
  }

  updated(request: Request): void {
    this.#request = request;
    this.#records = Math.max(this.#records, request.recordCount);
  }

  /** A Record arrived; `count` are stored by now. */
  stored(count: number): void {
    this.#records = Math.max(this.#records, count);
    this.#arrivals.push(this.#now());
  }

  /** `running  [==        ]  12/100 Records  8.3/s  0.0072 USD  2 pages  4 s`; no bar where it would not fit. */
  text(columns = Number.POSITIVE_INFINITY): string {
    const { status, limit, progress } = this.#request;
    const goal = Math.min(limit, progress.total ?? limit);
    const parts = [
      status.toLowerCase(),
      `${this.#records}/${countOf(goal, "Record")}`,
      `${this.recordsPerSecond().toFixed(1)}/s`,
      moneyText(this.#records * this.#priceUsdMicros),
      countOf(progress.pagesFetched, "page"),
      ...(progress.retries > 0 ? [`${progress.retries} retries`] : []),
      `${Math.round((this.#now() - this.#startedAt) / 1000)} s`,
    ];
    const plain = parts.join("  ");
    const withBar = [parts[0], bar(this.#records / goal), ...parts.slice(1)].join("  ");
    return withBar.length > columns ? plain : withBar;
  }

  recordsPerSecond(): number {
    const now = this.#now();
    const from = now - WINDOW_MS;
    const first = this.#arrivals.findIndex((at) => at > from);
    this.#arrivals = first === -1 ? [] : this.#arrivals.slice(first);
    const seconds = Math.min(WINDOW_MS, Math.max(now - this.#startedAt, 1)) / 1000;
    return this.#arrivals.length / seconds;
  }
}

function bar(share: number): string {
  const filled = Math.min(BAR_WIDTH, Math.floor(share * BAR_WIDTH));
  return `[${"=".repeat(filled).padEnd(BAR_WIDTH)}]`;
}
