import { eachTarget, ExtraPages, objectField, operation, z } from "../../../plugin-sdk/index.ts";
import { hashtagList, hashtagShape } from "../items/heads.ts";
import { LIST_FEATURES, listCoverage, listed, LISTED_NOTE, listedShape, listInput } from "../items/list.ts";
import { hashtags, names, targetForms } from "../inputs.ts";
import { Ways } from "../page/ways.ts";
import { pickedEach } from "../projection.ts";

const hashtagField = { hashtag: objectField(hashtagShape, "The hashtag that the list is of.") };

export const hashtag = operation({
  name: "hashtag",
  aliases: ["hashtags", "tag", "tags", "challenge", "hashtagVideos"],
  title: "Videos with a hashtag",
  summary: "Videos with a hashtag, and how many there are and how often they were seen.",
  agentHint: "Use with hashtags. Add `includeDetails` for likes, comments, sound and place.",
  availability: "partial",
  availabilityNote: LISTED_NOTE,
  input: z.object({ hashtags, ...listInput }),
  normalize: targetForms("hashtags", "hashtag"),
  selects: names("hashtags", "hashtag"),
  features: LIST_FEATURES,
  record: z.object({ ...listedShape, ...hashtagField }).meta({ title: "HashtagVideo" }),
  dedupeKey: (record) => `${record.hashtag?.name.toLowerCase()}\n${record.id}`,
  canary: { input: { hashtags: ["nasa"] }, atLeast: { records: 3, fields: ["viewCount", "hashtag"] } },
  run(ctx, asked, found) {
    const [ways, extra] = [new Ways(ctx), new ExtraPages(ctx)];
    return eachTarget(ctx, [...new Set(asked.hashtags)], (tag, inner) =>
      listed(inner, { asked, ways, extra }, hashtagList(inner, tag), (page, row, head) => {
        const one = { ...row.video, resultPosition: row.place, hashtag: head };
        return found.row(page, { ...one, selectedItems: pickedEach(asked, [one]) }, listCoverage(asked, row));
      }),
    );
  },
});
