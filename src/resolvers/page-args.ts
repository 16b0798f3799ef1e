import { Arg, ID, Int } from "type-graphql";
import { grouped } from "../kernel/grouped.ts";
import { Given } from "./given.ts";

/** How many things of a kind a page holds. */
export function First(
  { page: { usual, most } }: { page: { usual: number; most: number } },
  what = "Page size",
): ReturnType<typeof Arg> {
  return Given("first", () => Int, {
    defaultValue: usual,
    description: `${what}, 1 to ${grouped(most)}.`,
    schema: { minimum: 1, maximum: most },
  });
}

/** Where a page begins; null or absent for the first. */
export function After(description = "`endCursor` of the page before."): ReturnType<typeof Arg> {
  return Arg("after", () => String, { nullable: true, description });
}

/** The id of one thing of a kind. */
export function IdOf({ one }: { one: string }): ReturnType<typeof Arg> {
  return Arg("id", () => ID, { description: `Id of the ${one}.` });
}
