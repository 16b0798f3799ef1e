import { changed, listAsAsked, type RunContext, str } from "../../../plugin-sdk/index.ts";
import { listRoots } from "../items/cards.ts";
import type { Answer } from "./answer.ts";
import { allOf } from "./walk.ts";

/** What a page calls its lists. */
export const listsOn = ({ data }: Answer): string[] => [
  ...new Set(allOf(listRoots(data), "targetId").flatMap((name) => str(name) ?? [])),
];

/** To which list an answer says that it adds rows, or whose rows it renews. */
export const addsTo = ({ data }: Answer): string | null => {
  const commands = ["Commands", "Actions", "Endpoints"].map((name) => data[`onResponseReceived${name}`]);
  const parts = ["appendContinuationItemsAction", "reloadContinuationItemsCommand"];
  const named = parts.flatMap((part) => allOf(commands, part).map((one) => str(one, "targetId")));
  return named.find((name) => name !== null) ?? null;
};

/** Holds rows that a call brought to the page that had its token. @throws SourceError `source_changed` for those of another list */
export function heldToLists(ctx: RunContext, answer: Answer, lists: readonly string[]): void {
  const shown = addsTo(answer);
  // A page that names none of its lists has nothing to compare, save that its rows are neither found nor written by people.
  if (lists.length === 0 && /^(?:search|comment)/.test(shown ?? ""))
    throw changed(answer.page, `The answer adds to another list: "${shown ?? ""}".`);
  if (lists.length === 0) return ctx.held(answer.page);
  listAsAsked(ctx, answer.page, {
    list: { asked: lists.join(", "), shown, isSame: (name) => lists.includes(name) },
  });
}
