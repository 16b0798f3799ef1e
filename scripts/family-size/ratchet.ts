import { readFileSync } from "node:fs";
import path from "node:path";
import { PROJECT_ROOT } from "../generate/generated-file.ts";

/** Where the median lines per operation of each family stand. */
export const MEDIANS_FILE = path.join(PROJECT_ROOT, "scripts/family-size/medians.json");

/** How far a median may grow before somebody has to say that it should. */
const ROOM = 1.05;

export const committedMedians = (): Record<string, number> =>
  JSON.parse(readFileSync(MEDIANS_FILE, "utf8")) as Record<string, number>;

/** A sentence for each family that grew by more than 5 %, or that only one of the two tables has. */
export function growthProblems(
  committed: Readonly<Record<string, number>>,
  now: Readonly<Record<string, number>>,
): string[] {
  const families = [...new Set([...Object.keys(committed), ...Object.keys(now)])].sort();
  return families.flatMap((family) => {
    const [before, median] = [committed[family], now[family]];
    if (before === undefined)
      return [`${family} has no median in scripts/family-size/medians.json. ${UPDATE}`];
    if (median === undefined) return [`${family} is no family any more. ${UPDATE}`];
    if (median <= before * ROOM) return [];
    return [
      `${family}: ${median} lines per operation (median), up from ${before}. Look for what the SDK or another family has already; where the growth is right: ${UPDATE}`,
    ];
  });
}

const UPDATE = "Run `npm run family:size -- --update` and commit the table.";
