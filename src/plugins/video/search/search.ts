import {
  countField,
  eachTarget,
  fillerOf,
  int,
  neededText,
  operation,
  z,
} from "../../../plugin-sdk/index.ts";
import { localeInput, names, searchTerms, targetForms } from "../inputs.ts";
import { Item, itemOf } from "../items/item.ts";
import { listPages } from "../items/pages.ts";
import { call } from "../page/answer.ts";
import { HASHTAG } from "../targets.ts";
import { openHashtag } from "./hashtag.ts";
import { searchedFor } from "./searched.ts";

/** What the page's own filter sends for each kind. */
const FILTERS = {
  all: "8AEB",
  video: "EgIQAfABAQ%3D%3D",
  channel: "EgIQAvABAQ%3D%3D",
  playlist: "EgIQA_ABAQ%3D%3D",
};

const SearchResult = Item.extend({
  term: neededText("Search text that gave the row."),
  totalResultCount: countField("How many results YouTube estimates; it lists a few hundred of them."),
}).meta({ title: "SearchResult" });
const resultOf = fillerOf(SearchResult.shape);

export const search = operation({
  name: "search",
  aliases: ["searchVideos", "videoSearch", "results"],
  title: "Video search",
  summary: "Videos, shorts, channels and playlists for a search text; videos and shorts for a hashtag.",
  agentHint:
    "Use to find ids, then `video`, `channel` or `playlist`. Narrow with `kind`. A hashtag such as #chess needs no override.",
  availability: "partial",
  availabilityNote:
    "robots.txt disallows the search, so it runs only where the operator allows it; the first rows of a hashtag are open. YouTube lists a few hundred results per text.",
  input: z.object({
    searchTerms,
    ...localeInput,
    kind: z
      .enum(["all", "video", "channel", "playlist"])
      .default("all")
      .describe("Only rows of this kind.")
      .meta({ aliases: ["type", "resultType", "searchType"] }),
  }),
  normalize: targetForms("searchTerms", "search"),
  selects: names("searchTerms", "search"),
  record: SearchResult,
  dedupeKey: (record) => `${record.term}\n${record.kind}\n${record.id}`,
  canary: { input: { searchTerms: ["chess"] }, atLeast: { records: 10, fields: ["title", "viewCount"] } },
  run: (ctx, { searchTerms: texts, kind, ...locale }, found) =>
    eachTarget(ctx, texts, (term, inner) => {
      // The page of a hashtag has films only.
      const isTag = HASHTAG.test(term) && (kind === "all" || kind === "video");
      const hold = searchedFor(inner, term);
      const open = async () => {
        const answer = await call(inner, "search", { query: term, params: FILTERS[kind] }, locale);
        hold(answer);
        return answer;
      };
      return listPages(inner, {
        ...(isTag ? { more: "browse" } : { more: "search", hold }),
        locale,
        open: isTag ? () => openHashtag(inner, term, locale) : open,
        make({ page, data, language }, card, place) {
          const total = int(data, "estimatedResults");
          return found.row(
            page,
            resultOf({ ...itemOf(card, language, place), term, totalResultCount: total }),
          );
        },
      });
    }),
});
