import type { ServiceFragment } from "../../generated/service.ts";
import type { Words } from "../../words/language.ts";

/** How many there are of each kind that there is one of, with its name. What answers carry besides is no count. */
export function resourceCounts(
  counts: ServiceFragment["resourceCounts"],
  names: Words["service"]["resourceKinds"],
): { name: string; count: number }[] {
  return (Object.keys(names) as (keyof typeof names)[])
    .map((kind) => ({ name: names[kind], count: counts[kind] }))
    .filter(({ count }) => count > 0);
}
