import { changed, type RunContext, SourceError, sourceUrl } from "../../../plugin-sdk/index.ts";
import type { ListKind } from "./listing.ts";
import { type AccountDraft, accountIn, accountPage, embeddedAccount, refusePrivate } from "./open-account.ts";
import type { ListedRow } from "./list.ts";

/** Where the videos of an account are. */
export function accountList(ctx: RunContext, handle: string): ListKind<AccountDraft> {
  const origin = ctx.origin("web");
  return {
    what: `@${handle}`,
    embedUrl: sourceUrl(origin, "/embed/@{handle}", { handle }),
    pageUrl: sourceUrl(origin, "/@{handle}", { handle }),
    subject: "userInfo",
    headOfEmbed: (page, data) => embeddedAccount(ctx, page, data, handle),
    headOfPage: (page, detail, answer) => accountIn(ctx, page, detail, answer, handle),
    mayBeForbidden: true,
    checkHead: refusePrivate,
    totalOf: ({ postCount }) => postCount,
    owns: ({ author }) => author === null || author.username.toLowerCase() === handle,
    async checkEmpty() {
      const { page, account } = await accountPage(ctx, handle);
      refusePrivate(page, account);
      if (account.postCount === null)
        throw changed(page, `The page of @${handle} does not say how many videos it has.`);
      if (account.postCount > 0)
        throw new SourceError(
          "input_not_found",
          `@${handle} has ${account.postCount} videos and shows none of them to visitors who are not signed in.`,
          { url: page.url },
        );
    },
  };
}

/** A row with what the head of the list says of who posted it. */
export function byAccount({ video, isDetailed }: ListedRow, account: AccountDraft) {
  if (isDetailed && video.author?.id != null) return video;
  const { username, id, url, name, imageUrl, isVerified, isPrivate } = account;
  const { followerCount, followingCount, postCount, likeCount } = account;
  const counts = { followerCount, followingCount, postCount, likeCount };
  return { ...video, author: { username, id, url, name, imageUrl, isVerified, isPrivate, ...counts } };
}
