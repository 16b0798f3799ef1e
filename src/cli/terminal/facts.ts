import { type Screen } from "./screen.ts";
import { widthOf } from "./table.ts";

/** Name and value, one per line, the values below each other. Facts without a value are left out. */
export function printFacts(screen: Screen, facts: readonly (readonly [string, string | null])[]): void {
  const width = Math.max(...facts.map(([name]) => widthOf(name)));
  for (const [name, value] of facts) {
    if (value === null || value === "") continue;
    screen.line(`${screen.tint("dim", name.padEnd(width))}  ${value}`);
  }
}
