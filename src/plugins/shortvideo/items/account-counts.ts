import {
  eachTarget,
  type Finder,
  neededLink,
  neededText,
  type RunContext,
  wordField,
  z,
} from "../../../plugin-sdk/index.ts";
import { fileFlags, handles } from "../inputs.ts";
import { Ways } from "../page/ways.ts";
import { pickedEach, projectionInput, selectedUsers } from "../projection.ts";
import { profileShape } from "./account-fields.ts";
import { noFiles } from "./filters.ts";
import { openAccount } from "./open-account.ts";

export const countsInput = z.object({ handles, ...fileFlags, ...projectionInput });
const { username, imageUrl, isVerified, isPrivate, followerCount, followingCount, areCountsExact } =
  profileShape;

/** How many follow an account, and whom it follows: `followers` and `following` have no more for visitors. */
export const AccountCounts = z
  .object({
    id: neededText("Id of the account, or its handle where no id is stated."),
    url: neededLink("Page of the account."),
    name: neededText("Name of the account."),
    ...{ username, imageUrl, isVerified, isPrivate, followerCount, followingCount, areCountsExact },
    approximation: wordField(["count"], "What stands for the list of accounts: their number."),
    ...selectedUsers,
  })
  .meta({ title: "AccountCounts", person: true });

export const COUNTS_NOTE =
  "TikTok shows who follows whom to signed-in people only. This is their number, one Record for each account; `profile` has all that is public of it.";

export function accountCounts(
  ctx: RunContext,
  asked: z.output<typeof countsInput>,
  found: Finder<z.input<typeof AccountCounts>>,
) {
  const ways = new Ways(ctx);
  return eachTarget(ctx, [...new Set(asked.handles)], async function* (handle, inner) {
    const { page, account } = await openAccount(inner, ways, handle);
    const { id, url, name } = account;
    const marks = {
      imageUrl: account.imageUrl,
      isVerified: account.isVerified,
      isPrivate: account.isPrivate,
    };
    const counts = {
      followerCount: account.followerCount,
      followingCount: account.followingCount,
      areCountsExact: account.areCountsExact,
    };
    const one = {
      id,
      url,
      name,
      username: account.username,
      ...marks,
      ...counts,
      approximation: "count" as const,
    };
    yield found(page, { ...one, selectedUsers: pickedEach(asked, [one]) }, noFiles(asked));
  });
}
