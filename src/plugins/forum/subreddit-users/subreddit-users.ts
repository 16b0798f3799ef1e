import { eachPage, eachTarget, operation, z } from "../../../plugin-sdk/index.ts";
import { fieldsInput } from "../fields-input.ts";
import { formsOf, maxResults, subreddits } from "../inputs.ts";
import { communityList } from "../lists/community.ts";
import { askRows } from "../lists/rows.ts";
import { upTo } from "../lists/up-to.ts";
import { FEED_NOTE } from "../notes.ts";
import { readItem } from "../records/item.ts";
import { knownUser, User } from "../records/user.ts";

export const subredditUsers = operation({
  name: "subreddit-users",
  aliases: ["communityUsers", "members", "communityMembers", "subredditMembers"],
  title: "People of a community",
  summary: "Who wrote the newest posts and comments of communities; each once.",
  agentHint: "Use for who is active in a community; `user` takes `username`.",
  availability: "partial",
  availabilityNote: `Reddit shows nobody the members of a community: these are the authors of its newest 100 posts and 100 comments (\`approximation\`). ${FEED_NOTE}`,
  input: z.object({ subreddits, maxResults, fields: fieldsInput(User) }),
  normalize: formsOf("subreddits", User),
  compactBy: "fields",
  record: User,
  dedupeKey: ({ username }) => username.toLowerCase(),
  canary: { input: { subreddits: ["AskReddit"] }, atLeast: { records: 10, fields: ["username"] } },
  run: (ctx, asked, found) =>
    upTo(ctx, asked, (capped) =>
      eachTarget(capped, asked.subreddits, (sub, inner) => {
        const kinds = ["posts", "comments"] as const;
        return eachPage(inner, { first: 0, max: kinds.length }, async function* (at) {
          const list = communityList(sub, kinds[at] ?? "posts", { sort: "new" });
          const { page, answer, rows, isEmpty } = await askRows(inner, list, null);
          if (isEmpty) inner.foundNothing(`r/${sub}: nothing is there.`);
          for (const row of rows) {
            const item = readItem(row, answer, inner.warn);
            const user =
              item?.author &&
              knownUser({
                id: item.author.id,
                username: item.author.name,
                lastActiveAt: item.publishedAt,
                community: item.community,
                approximation: "recent_authors",
                surface: item.surface,
              });
            if (user) yield found(page, user);
          }
          return at + 1 < kinds.length ? at + 1 : null;
        });
      }),
    ),
});
