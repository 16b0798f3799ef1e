import type { Outcome } from "./bench.ts";
import type { Contender } from "./contender.ts";
import { skipped } from "./skipped.ts";
import { takeTurns } from "./take-turns.ts";

interface Asked {
  path: string;
  /** Of each answer, at least. */
  bytes: number;
  quick: boolean;
}

export interface Compared {
  /** Requests a second. */
  rate(name: string): number;
  /** The router against one of them. @param target null: it is only told */
  against(peer: string, target: number | null): Outcome;
}

/** Loads the router and its peers in turn. */
export async function compare(
  what: string,
  contenders: Readonly<Record<string, Contender> & { router: Contender }>,
  { path, bytes, quick }: Asked,
): Promise<Compared> {
  const seconds = quick ? 1 : 4;
  const all = Object.entries(contenders);
  const rates = await takeTurns(
    Object.fromEntries(all.map(([name, one]) => [name, () => one.round(path, bytes, seconds)])),
    quick ? 3 : 5,
  );
  const costs = all.map(([name, one]) => `${name} ${one.microseconds.toFixed(0)} µs`);
  const load = Math.max(...all.map(([, { ofLoad }]) => ofLoad));
  return {
    rate: (name) => rates[name]?.median ?? 0,
    against(peer, target) {
      const [own, other] = [rates.router, rates[peer]];
      if (own === undefined || other === undefined)
        return skipped(`${what}, against ${peer}`, `${peer} is not installed here.`);
      const ratio = own.median / other.median;
      return {
        what: `${what}, against ${peer}`,
        target: target === null ? "–" : `at least ${target}x its requests/s`,
        figure: `${own.spread()} requests/s`,
        peer: `${other.spread()} requests/s`,
        ratio,
        pass: target === null ? null : ratio >= target,
        detail: `${other.count} rounds of ${seconds} s each. CPU of a request: ${costs.join(", ")}; the load itself takes ${load.toFixed(0)} µs at most.`,
      };
    },
  };
}
