import {
  changed,
  eachTarget,
  flag,
  coverageOf,
  obj,
  operation,
  outcomeOf,
  type RunContext,
  str,
  z,
} from "../../../plugin-sdk/index.ts";
import { askApi, jsonOf } from "../answers/api.ts";
import { askFeed, usesApi } from "../answers/ask.ts";
import { fieldsInput } from "../fields-input.ts";
import { formsOf, maxResults, names, usernames } from "../inputs.ts";
import { aboutPath, isBy } from "../lists/rows.ts";
import { upTo } from "../lists/up-to.ts";
import { FEED_NOTE } from "../notes.ts";
import { readItem } from "../records/item.ts";
import { knownUser, readUser, User, type UserDraft } from "../records/user.ts";
import { API_PATHS, PLACES } from "../source.ts";

export const karmaFlag = {
  includeKarma: flag.default(true).describe("Points, age and description of the account: in the API alone."),
};
const KARMA = ["postKarma", "commentKarma", "totalKarma", "joinedAt", "description"] as const;

/** A Record without what is not wanted, and what was shown of it. */
export function withKarma(user: UserDraft, asked: { includeKarma: boolean }) {
  const nulls = asked.includeKarma ? {} : Object.fromEntries(KARMA.map((name) => [name, null]));
  const outcomes = { includeKarma: outcomeOf(user.postKarma !== null, user.joinedAt !== null) };
  return [{ ...user, ...nulls }, coverageOf(asked, ["includeKarma"], outcomes)] as const;
}

export const user = operation({
  name: "user",
  aliases: ["profile", "userProfile", "account", "author"],
  title: "Account",
  summary: "An account: name, age, points and description.",
  agentHint:
    "Use for who somebody is; `user-overview`, `user-posts` and `user-comments` have what they wrote.",
  availability: "partial",
  availabilityNote: `${FEED_NOTE} Of an account they tell its name and when it last wrote.`,
  input: z.object({ usernames, ...karmaFlag, maxResults, fields: fieldsInput(User) }),
  normalize: formsOf("usernames", User),
  selects: names("usernames", "user"),
  features: ["includeKarma"],
  compactBy: "fields",
  record: User,
  dedupeKey: ({ username }) => username.toLowerCase(),
  canary: { input: { usernames: ["AutoModerator"] }, atLeast: { records: 1, fields: ["username"] } },
  run: (ctx, asked, found) =>
    upTo(ctx, asked, (capped) =>
      eachTarget(capped, asked.usernames, async function* (name, inner) {
        const { page, known } = usesApi(ctx) ? await fromApi(inner, name) : await accountInFeed(inner, name);
        if (known?.username.toLowerCase() !== name.toLowerCase())
          throw changed(page, `The answer is not about u/${name}.`);
        yield found(page, ...withKarma(known, asked));
      }),
    ),
});

async function fromApi(ctx: RunContext, name: string) {
  const page = await askApi(ctx, API_PATHS.account, { name });
  const data = jsonOf(page);
  const account = str(data, "kind") === "t2" ? obj(data, "data") : null;
  return { page, known: account && readUser(account, "listing", ctx.warn) };
}

/** What the feed of an account tells of it. */
export async function accountInFeed(ctx: RunContext, name: string) {
  const { page, feed } = await askFeed(ctx, PLACES.overview, { name }, { sort: "new", limit: 25 });
  const isOther =
    feed.rows.some(({ data }) => isBy(name)(data) === false) || !aboutPath(`/user/${name}`).test(feed.about);
  if (isOther) throw changed(page, `The feed is not about u/${name}.`);
  const [newest] = feed.rows;
  const item = newest === undefined ? null : readItem(newest, "feed", ctx.warn);
  const username = item?.author?.name ?? name;
  return { page, known: knownUser({ username, lastActiveAt: item?.publishedAt ?? null, surface: "feed" }) };
}
