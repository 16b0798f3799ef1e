import { eachTarget, operation, z } from "../../../plugin-sdk/index.ts";
import { profileShape } from "../items/account-fields.ts";
import { noFiles } from "../items/filters.ts";
import { openAccount } from "../items/open-account.ts";
import { FILE_FLAGS, fileFlags, handles, names, targetForms } from "../inputs.ts";
import { Ways } from "../page/ways.ts";
import { picked, projectionInput, selectedFields } from "../projection.ts";
import { PAGE_NOTE } from "../video/video.ts";

export const profile = operation({
  name: "profile",
  aliases: ["profiles", "user", "users", "account", "creator", "profileDetails"],
  title: "Account",
  summary: "An account: name, bio, link, counts of followers, likes and videos, and marks such as verified.",
  agentHint: "Use with handles or addresses. `videos` has what the account posted last.",
  availability: "partial",
  availabilityNote: `${PAGE_NOTE} An embedded page has neither the number of videos nor the link, and may round.`,
  input: z.object({ handles, ...fileFlags, ...projectionInput }),
  normalize: targetForms("handles", "profile"),
  selects: names("handles", "profile"),
  features: FILE_FLAGS,
  record: z.object({ ...profileShape, ...selectedFields }).meta({ title: "Account", person: true }),
  dedupeKey: (record) => record.id,
  canary: { input: { handles: ["nasa"] }, atLeast: { records: 1, fields: ["name", "followerCount"] } },
  run(ctx, asked, found) {
    const ways = new Ways(ctx);
    return eachTarget(ctx, [...new Set(asked.handles)], async function* (handle, inner) {
      const { page, account: one } = await openAccount(inner, ways, handle);
      yield found(page, { ...one, selectedFields: picked(asked, one) }, noFiles(asked));
    });
  },
});
