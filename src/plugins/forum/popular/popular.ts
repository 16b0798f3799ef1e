import { eachTarget, operation, z } from "../../../plugin-sdk/index.ts";
import { fieldsInput } from "../fields-input.ts";
import { allFlags, contentType, LIST_SORTS, listForms, maxResults, sortInput, timeInput } from "../inputs.ts";
import { communityList, kindsOf } from "../lists/community.ts";
import { eachRow } from "../lists/rows.ts";
import { upTo } from "../lists/up-to.ts";
import { FEED_NOTE, NOT_ECHOED } from "../notes.ts";
import { Item, readItem } from "../records/item.ts";
import { ALL_PARTS, shown } from "../records/parts.ts";

/** A list over all communities: of those that are popular, or of nearly all. */
const listOver = (name: "popular" | "all", words: { title: string; summary: string }, aliases: string[]) =>
  operation({
    name,
    aliases,
    ...words,
    agentHint: "Use for what is read most right now; `subreddit` has one community.",
    availability: "partial",
    availabilityNote: `${FEED_NOTE} Communities for adults are left out.`,
    input: z.object({
      sort: sortInput(LIST_SORTS, "hot"),
      time: timeInput,
      contentType,
      maxResults,
      ...allFlags,
      fields: fieldsInput(Item),
    }),
    normalize: listForms(Item),
    notEchoed: NOT_ECHOED,
    features: ALL_PARTS,
    compactBy: "fields",
    record: Item,
    dedupeKey: ({ fullname }) => fullname,
    canary: { input: {}, atLeast: { records: 10, fields: ["title", "community"] } },
    run(ctx, asked, found) {
      const targets = kindsOf(asked.contentType).map((kind) => communityList(name, kind, asked));
      return upTo(ctx, asked, (capped) =>
        eachTarget(capped, targets, (list, inner) =>
          eachRow(inner, list, (row, { page, answer }) => {
            const item = readItem(row, answer, inner.warn);
            return item && found(page, ...shown(item, asked, ALL_PARTS));
          }),
        ),
      );
    },
  });

export const popular = listOver(
  "popular",
  { title: "Popular", summary: "Posts of popular communities, as r/popular shows them." },
  ["rPopular", "trending", "frontpage"],
);
export const all = listOver(
  "all",
  { title: "All", summary: "Posts of nearly all communities, as r/all shows them." },
  ["rAll", "everything"],
);
