import { Arg, Int } from "type-graphql";
import { grouped } from "../kernel/grouped.ts";

/** How many things of a kind a page holds. */
export function First(
  { page: { usual, most } }: { page: { usual: number; most: number } },
  what = "Page size",
): ReturnType<typeof Arg> {
  return Arg("first", () => Int, {
    defaultValue: usual,
    description: `${what}, 1 to ${grouped(most)}.`,
  });
}

/** Where a page begins; null or absent for the first. */
export function After(description = "`endCursor` of the page before."): ReturnType<typeof Arg> {
  return Arg("after", () => String, { nullable: true, description });
}
