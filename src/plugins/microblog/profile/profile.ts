import { eachTarget, fillerOf, operation, changed, textsField, z } from "../../../plugin-sdk/index.ts";
import { targetForms, userIdInput, usernames } from "../inputs.ts";
import { accountFields } from "../items/account.ts";
import { profileOn } from "../page/profile-page.ts";
import { profileUrl } from "../source.ts";
import { Surfaces } from "../surfaces/tried.ts";
import { accountOf } from "../surfaces/widget.ts";
import { usernameOf } from "../targets.ts";
import { checkNumber, distinct } from "../timeline/timeline.ts";

const Profile = z
  .object({
    ...accountFields(),
    surfaces: textsField("Where it was read: page, or timeline (that X gives to other sites)."),
  })
  .meta({ title: "Account", person: true });
const profileDraft = fillerOf(Profile.shape);

export const profile = operation({
  name: "profile",
  aliases: [
    "user",
    "account",
    "user-info",
    "user-details",
    "user-profile",
    "profiles",
    "users",
    "user-by-username",
  ],
  title: "Account",
  summary: "Accounts by name: description, place, links, counters, marks, and when they were made.",
  agentHint: "Use before `timeline` where the numbers of an account are all that is needed.",
  availability: "partial",
  availabilityNote:
    "The page of the account is sent to some programs without data; the timeline then stands in, which knows no place, and nothing of accounts without posts. Protected accounts are not shown.",
  input: z
    .object({ usernames, userId: userIdInput })
    .refine(({ userId, usernames: given }) => userId === undefined || given.length === 1, {
      path: ["userId"],
      message: "A number of an account goes with the name of one account.",
    }),
  normalize: targetForms("usernames", usernameOf),
  record: Profile,
  dedupeKey: (record) => record.id,
  canary: { input: { usernames: ["NASA"] }, atLeast: { records: 1, fields: ["name", "followerCount"] } },
  run(ctx, asked, found) {
    const surfaces = new Surfaces();
    return eachTarget(ctx, distinct(asked.usernames), async function* (name, inner) {
      const tried = surfaces.for(inner);
      const fields = Object.keys(accountFields()).join(", ");
      const page = await tried.read("page", fields, () => profileOn(inner, name));
      const read = page ?? (await tried.read("timeline", fields, () => accountOf(inner, name)));
      if (read === null) throw tried.failure();
      const { account } = read;
      const { id, name: shownName, username } = account;
      if (id === null || shownName === null || username === null)
        throw changed(read.page, `The page does not tell number and name of @${name}.`);
      if (asked.userId !== undefined) checkNumber(read.page, account, asked.userId);
      const own = { id, username, name: shownName, url: profileUrl(username) };
      yield found(
        read.page,
        profileDraft({ ...account, ...own, surfaces: [page === null ? "timeline" : "page"] }),
      );
    });
  },
});
