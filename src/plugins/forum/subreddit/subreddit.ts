import { eachTarget, operation, z } from "../../../plugin-sdk/index.ts";
import { fieldsInput } from "../fields-input.ts";
import {
  allFlags,
  contentType,
  formsOf,
  LIST_SORTS,
  maxResults,
  names,
  sortInput,
  subreddits,
  timeInput,
} from "../inputs.ts";
import { communityList, kindsOf } from "../lists/community.ts";
import { eachRow } from "../lists/rows.ts";
import { upTo } from "../lists/up-to.ts";
import { FEED_NOTE, NOT_ECHOED } from "../notes.ts";
import { Item, readItem } from "../records/item.ts";
import { ALL_PARTS, shown } from "../records/parts.ts";

export const subreddit = operation({
  name: "subreddit",
  aliases: ["community", "subredditPosts", "communityPosts", "listing"],
  title: "Community",
  summary: "Posts of communities in one of their orders, their newest comments, or both.",
  agentHint:
    "Use for what a community talks about. `comments` takes `id` of a post, `user` takes `author.name`.",
  availability: "partial",
  availabilityNote: `${FEED_NOTE} Lists end after about a thousand posts.`,
  input: z.object({
    subreddits,
    sort: sortInput(LIST_SORTS, "hot"),
    time: timeInput,
    contentType,
    maxResults,
    ...allFlags,
    fields: fieldsInput(Item),
  }),
  normalize: formsOf("subreddits", Item, LIST_SORTS),
  selects: names("subreddits", "community"),
  notEchoed: NOT_ECHOED,
  features: ALL_PARTS,
  compactBy: "fields",
  record: Item,
  dedupeKey: ({ fullname }) => fullname,
  canary: { input: { subreddits: ["announcements"] }, atLeast: { records: 1, fields: ["title", "url"] } },
  run(ctx, asked, found) {
    const targets = asked.subreddits.flatMap((sub) =>
      kindsOf(asked.contentType).map((kind) => communityList(sub, kind, asked)),
    );
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
