import { Series } from "./series.ts";

/** One round of a contender; gives its figure for this round, such as pages per second. */
export type Round = () => Promise<number>;

/**
 * Lets contenders take turns (A, B, A, B, …), so that whatever else the machine does hits all alike. One round of each
 * comes first and only warms up.
 */
export async function takeTurns<N extends string>(
  contenders: Readonly<Record<N, Round>>,
  rounds: number,
): Promise<Record<N, Series>> {
  const names = Object.keys(contenders) as N[];
  const samples = new Map<N, number[]>(names.map((name) => [name, []]));
  for (let round = -1; round < rounds; round++) {
    for (const name of names) {
      const figure = await contenders[name]();
      if (round >= 0) samples.get(name)?.push(figure);
    }
  }
  return Object.fromEntries([...samples].map(([name, figures]) => [name, new Series(figures)])) as Record<
    N,
    Series
  >;
}
