import type { KnownJob } from "./job-record.ts";

/** Fields that say one thing together: where the page's own data has the first of one, it has the rest as well. */
const TOGETHER = {
  salaryMin: /^salary/,
  salaryMax: /^salary/,
  postedAt: /^posted/,
  validThroughAt: /^validThrough/,
};

/** Linked data without what the page's own data tells already: an open end of a pay is not to be closed. */
export function withoutTold(posting: KnownJob, told: KnownJob): KnownJob {
  const known = Object.entries(TOGETHER).filter(([name]) => told[name as keyof typeof TOGETHER] != null);
  const rest = Object.entries(posting).filter(([name]) => !known.some(([, part]) => part.test(name)));
  return Object.fromEntries(rest);
}

type Merged<A, B> = {
  [K in keyof A | keyof B]?: (K extends keyof A ? A[K] : never) | (K extends keyof B ? B[K] : never);
};

/** Of each field the first value that says something, else null; an empty list says less than a full one. */
export function firstKnown<A extends object, B extends object>(first: A, second: B): Merged<A, B> {
  const rank = (value: unknown): number =>
    value == null ? 0 : Array.isArray(value) && value.length === 0 ? 1 : 2;
  const merged = { ...second, ...first } as Record<string, unknown>;
  for (const [name, value] of Object.entries(second))
    if (rank(value) > rank(merged[name])) merged[name] = value;
  return merged as Merged<A, B>;
}
