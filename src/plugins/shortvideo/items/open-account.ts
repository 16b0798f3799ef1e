import {
  changed,
  filledText,
  isJsonObject,
  type JsonObject,
  obj,
  type PageRef,
  readFields,
  type RunContext,
  SourceError,
  sourceUrl,
} from "../../../plugin-sdk/index.ts";
import { openEmbed } from "../page/embed.ts";
import { detailOn } from "../page/state.ts";
import { refuseStatus } from "../page/status.ts";
import type { Ways } from "../page/ways.ts";
import { accountUrl } from "../source.ts";
import { PROFILE } from "./account-fields.ts";
import { countsIn, handleIn } from "./view.ts";

export type AccountDraft = ReturnType<typeof readAccount>;
export interface OpenedAccount {
  page: PageRef;
  account: AccountDraft;
  /** Videos that the page lists; null where it has no list. */
  items: JsonObject[] | null;
}

/** Reads an account from its page, else from what other sites embed, else from what they are told of it. */
export const openAccount = (ctx: RunContext, ways: Ways, handle: string): Promise<OpenedAccount> =>
  ways.first(`@${handle}`, [
    { name: "page", load: () => accountPage(ctx, handle) },
    { name: "embed", mayBeForbidden: true, load: () => fromEmbed(ctx, handle) },
    { name: "oembed", load: () => fromOembed(ctx, handle) },
  ]);

export async function accountPage(ctx: RunContext, handle: string): Promise<OpenedAccount> {
  const page = await ctx.http.get(sourceUrl(ctx.origin("web"), "/@{handle}", { handle }));
  const { answer, detail, items } = detailOn(page, "userInfo");
  return { page, account: accountIn(ctx, page, detail, answer, handle), items };
}

/** @throws SourceError `input_not_found` for a handle that nobody has, or a private account that shows nothing */
export function accountIn(
  ctx: RunContext,
  page: PageRef,
  detail: JsonObject,
  answer: string,
  handle: string,
): AccountDraft {
  const user = obj(detail, "userInfo.user");
  const isThere = user !== null && Object.keys(user).length > 0;
  refuseStatus(page, detail, `@${handle}`, isThere);
  if (!isThere) throw changed(page, `The page is not about @${handle}.`);
  const { counts, isExact, isRounded } = countsIn(detail["userInfo"], "statsV2", "stats");
  const view = counts === null ? user : { ...user, counts };
  if (isRounded)
    ctx.warn(
      "counts_rounded",
      "followerCount, followingCount, likeCount, postCount, givenLikeCount, friendCount, areCountsExact: the page rounds its counts.",
    );
  return readAccount(page, handle, view, isExact, { answer, warn: ctx.warn });
}

/** An account in the form of the site's own calls. @throws SourceError `source_changed` for one with another handle */
export function readAccount(
  page: PageRef,
  handle: string,
  view: JsonObject,
  isExact: boolean | null,
  reading: Parameters<typeof readFields>[2],
) {
  const { linkUrl, ...known } = readFields(PROFILE, view, reading);
  const { username, name, id } = known;
  if (username?.toLowerCase() !== handle) throw changed(page, `The page is not about @${handle}.`);
  if (name === null || id === null) throw changed(page, `The page does not tell who @${handle} is.`);
  return {
    ...known,
    username,
    id,
    url: accountUrl(username),
    name: name === "" ? username : name,
    linkUrls: linkUrl === null ? null : [linkUrl],
    areCountsExact: isExact,
  };
}

/** @throws SourceError `source_changed` for a page about another account */
export function embeddedAccount(
  ctx: RunContext,
  page: PageRef,
  data: JsonObject,
  handle: string,
): AccountDraft {
  const user = obj(data, "userInfo");
  if (user === null) throw changed(page, `The embedded page says nothing of @${handle}.`);
  return readAccount(page, handle, { ...user, counts: user }, null, { answer: "embed", warn: ctx.warn });
}

async function fromEmbed(ctx: RunContext, handle: string): Promise<OpenedAccount> {
  const { page, data } = await openEmbed(ctx, sourceUrl(ctx.origin("web"), "/embed/@{handle}", { handle }));
  return { page, account: embeddedAccount(ctx, page, data, handle), items: null };
}

async function fromOembed(ctx: RunContext, handle: string): Promise<OpenedAccount> {
  const page = await ctx.http.get(sourceUrl(ctx.origin("web"), "/oembed"), {
    query: { url: accountUrl(handle) },
  });
  const answer = page.json();
  if (!isJsonObject(answer)) throw changed(page, "The answer is no object.");
  const username = filledText(answer, "author_unique_id") ?? handleIn(answer);
  const name = filledText(answer, "author_name");
  // Other operations go by handles, so that an account without a stated id can still be looked up.
  const view = {
    ...(username === null ? {} : { uniqueId: username, id: username }),
    ...(name === null ? {} : { nickname: name }),
  };
  const account = readAccount(page, handle, view, null, { answer: "oembed", warn: ctx.warn });
  return { page, account, items: null };
}

/** @throws SourceError `input_not_found`: its videos are not public */
export function refusePrivate(page: PageRef, { isPrivate, username }: AccountDraft): void {
  if (isPrivate === true)
    throw new SourceError(
      "input_not_found",
      `@${username} is private: it shows its videos to those only that it lets in.`,
      {
        url: page.url,
      },
    );
}
