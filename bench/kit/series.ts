/** Samples of one figure. */
export class Series {
  readonly #sorted: number[];

  constructor(samples: readonly number[]) {
    if (samples.length === 0) throw new Error("A series needs at least one sample.");
    this.#sorted = [...samples].sort((one, other) => one - other);
  }

  get count(): number {
    return this.#sorted.length;
  }

  get median(): number {
    return this.percentile(50);
  }

  get min(): number {
    return this.#sorted[0] as number;
  }

  get max(): number {
    return this.#sorted.at(-1) as number;
  }

  /** The smallest sample that `percent` of all samples do not exceed. */
  percentile(percent: number): number {
    const rank = Math.ceil((percent / 100) * this.#sorted.length);
    return this.#sorted[Math.max(0, rank - 1)] as number;
  }

  /** `412 (390–455)` */
  spread(digits = 0): string {
    return `${this.median.toFixed(digits)} (${this.min.toFixed(digits)}–${this.max.toFixed(digits)})`;
  }
}
