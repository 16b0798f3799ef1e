import { eachTarget, ExtraPages, operation, z } from "../../../plugin-sdk/index.ts";
import { accountList, byAccount } from "../items/account-list.ts";
import { LIST_FEATURES, listCoverage, listed, LISTED_NOTE, listedShape, listInput } from "../items/list.ts";
import { handles, targetForms } from "../inputs.ts";
import { Ways } from "../page/ways.ts";
import { pickedEach } from "../projection.ts";

export const videos = operation({
  name: "videos",
  aliases: ["user-videos", "profileVideos", "userPosts", "posts", "feed", "channel"],
  title: "Videos of an account",
  summary: "The newest videos of an account, those that it keeps on top first.",
  agentHint:
    "Use with handles. Add `includeDetails` for likes, comments, sound and place; `video` gives the same for ids.",
  availability: "partial",
  availabilityNote: LISTED_NOTE,
  input: z.object({ handles, ...listInput }),
  normalize: targetForms("handles", "profile"),
  features: LIST_FEATURES,
  record: z.object(listedShape).meta({ title: "AccountVideo" }),
  dedupeKey: (record) => record.id,
  canary: { input: { handles: ["nasa"] }, atLeast: { records: 3, fields: ["viewCount", "imageUrl"] } },
  run(ctx, asked, found) {
    const [ways, extra] = [new Ways(ctx), new ExtraPages(ctx)];
    return eachTarget(ctx, [...new Set(asked.handles)], (handle, inner) =>
      listed(inner, { asked, ways, extra }, accountList(inner, handle), (page, row, account) => {
        const one = { ...byAccount(row, account), resultPosition: row.place };
        return found.row(page, { ...one, selectedItems: pickedEach(asked, [one]) }, listCoverage(asked, row));
      }),
    );
  },
});
