import {
  eachTarget,
  ExtraPages,
  nothingOf,
  objectField,
  operation,
  searchFields,
  wordField,
  z,
} from "../../../plugin-sdk/index.ts";
import { names } from "../inputs.ts";
import { profileShape } from "../items/account-fields.ts";
import { noFiles } from "../items/filters.ts";
import { hashtagList } from "../items/heads.ts";
import { LIST_FEATURES, listCoverage, listed, listedShape } from "../items/list.ts";
import { openAccount } from "../items/open-account.ts";
import { Ways } from "../page/ways.ts";
import { pickedEach } from "../projection.ts";
import { handleOf, searchForms, searchInput, tagOf, wantsAccount } from "./inputs.ts";

const Hit = z
  .object({
    ...listedShape,
    kind: wordField(["video", "photo", "account"], "What it is."),
    approximation: wordField(
      ["hashtag", "profile"],
      "What stands for the search: videos with the words as a hashtag, or the account with the words as its handle.",
    ),
    ...searchFields(),
    account: objectField(profileShape, "The account; null for a video."),
  })
  .meta({ title: "SearchHit" });

export const search = operation({
  name: "search",
  aliases: ["searchVideos", "searchUsers", "keyword", "keywords", "discover"],
  title: "Search",
  summary: "Videos with the words of a search as their hashtag, or the account that has them as its handle.",
  agentHint:
    "Use to find something by words: an approximation, see `approximation`. `hashtag` and `profile` say the same plainly.",
  availability: "partial",
  availabilityNote:
    "TikTok shows results of a search to its own app only. Words are read as a hashtag and its ten newest videos given, a handle or `section` users as the account of that name.",
  input: searchInput,
  normalize: searchForms,
  selects: (raw) => [raw["userSearch"], raw["videoSearch"]].some(Boolean) || names("queries", "search")(raw),
  features: LIST_FEATURES,
  record: Hit,
  dedupeKey: (record) => `${record.term}\n${record.id}`,
  canary: { input: { queries: ["nasa"] }, atLeast: { records: 3, fields: ["text", "viewCount"] } },
  run(ctx, asked, found) {
    const [ways, extra] = [new Ways(ctx), new ExtraPages(ctx)];
    return eachTarget(ctx, [...new Set(asked.queries)], async function* (term, inner) {
      if (!wantsAccount(term, asked.section)) {
        const more = { term, approximation: "hashtag" as const, account: null };
        yield* listed(inner, { asked, ways, extra }, hashtagList(inner, tagOf(term)), (page, row) => {
          const one = { ...row.video, resultPosition: row.place, ...more };
          return found.row(
            page,
            { ...one, selectedItems: pickedEach(asked, [one]) },
            listCoverage(asked, row),
          );
        });
        return;
      }
      const { page, account } = await openAccount(inner, ways, handleOf(term));
      const { id, username, name, imageUrl, isVerified, isPrivate, url } = account;
      const { followerCount, followingCount, postCount, likeCount } = account;
      const author = { username, id, name, imageUrl, isVerified, isPrivate, url };
      const one = {
        ...nothingOf(Hit.shape),
        id,
        url,
        kind: "account" as const,
        author: { ...author, followerCount, followingCount, postCount, likeCount },
        approximation: "profile" as const,
        term,
        account,
        resultPosition: 1,
      };
      yield found.row(page, { ...one, selectedItems: pickedEach(asked, [one]) }, noFiles(asked));
    });
  },
});
