/** How long a bench may take. */
export interface BenchOptions {
  /** Fewer and shorter rounds and less data: for a look, not for a record. */
  quick: boolean;
  /** Minutes instead of seconds where only time shows a leak. */
  long: boolean;
}

/** One measured target. */
export interface Outcome {
  /** What was measured, in a few words. */
  what: string;
  /** What must be reached, in words. */
  target: string;
  figure: string;
  /** The peer or limit, measured in the same run; `–` when there is none. */
  peer: string;
  /** Figure against peer in the direction of the target; null when there is no peer. */
  ratio: number | null;
  /** Null without a target (`–`), and when it could not be measured here; `detail` says why. */
  pass: boolean | null;
  /** Spread, sample sizes, what was checked. */
  detail: string;
}

/** A file `bench/<name>.bench.ts` exports one as `bench`. */
export interface Bench {
  name: string;
  /** What it measures, one sentence. */
  about: string;
  run(options: BenchOptions): Promise<Outcome[]>;
}
