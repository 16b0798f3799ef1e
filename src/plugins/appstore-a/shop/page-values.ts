import { arr, int, str } from "../../../plugin-sdk/index.ts";

/** Addresses of the screenshots of a shelf, which hold slots for the size; null when one is no screenshot. */
export function screenshotsOf(items: unknown): string[] | null {
  const templates = arr(items)?.map((item) => str(item, "screenshot.template")) ?? [null];
  return templates.every((one) => one !== null)
    ? templates.map((one) => one.replace("{w}x{h}{c}.{f}", "1200x2600bb.jpg"))
    : null;
}

/** Five counts, five stars first, by stars. */
export function starCountsOf(counts: unknown): Record<1 | 2 | 3 | 4 | 5, number> | null {
  const [five, four, three, two, one, ...more] = arr(counts)?.map((count) => int(count)) ?? [];
  if (five == null || four == null || three == null || two == null || one == null || more.length > 0)
    return null;
  return { 1: one, 2: two, 3: three, 4: four, 5: five };
}
