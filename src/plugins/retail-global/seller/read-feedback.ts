import {
  arr,
  bool,
  changed,
  htmlToText,
  int,
  parseDate,
  type RunContext,
  str,
} from "../../../plugin-sdk/index.ts";
import { starsIn } from "../page/facts.ts";
import { askPage, storefrontOf } from "../source.ts";

interface Said {
  rating: number | null;
  text: string | null;
  publishedOn: string | null;
  dateText: string | null;
}

/** What buyers said of a seller, newest first, five to an answer. Names of buyers stay out. */
export async function readFeedback(ctx: RunContext, target: { country: string; id: string }, max: number) {
  const { country, id } = target;
  const { marketplaceId, language } = storefrontOf(country);
  const rows: Said[] = [];
  for (let page = 1; ; page += 1) {
    const fixed = { feedbackKey: "lifetime", filter: "all", sortBy: "recent", marketplaceID: marketplaceId };
    const query = { seller: id, ...fixed, pageNumber: page };
    const from = await askPage(ctx, country, {}, { path: "/sp/ajax/feedback", query });
    const answer = from.json();
    const [details, count] = [arr(answer, "details"), int(answer, "totalcount") ?? int(answer, "totalCount")];
    if (details === null) throw changed(from, `The answer holds no feedback on ${id}.`);
    for (const row of details) {
      const [words, dateText] = [str(row, "text"), str(row, "date")];
      const rating = int(row, "rating") ?? starsIn(str(row, "rating"));
      // Where one row is empty, its neighbours need not be what they seem.
      if (rating === null && words === null && dateText === null)
        throw changed(from, `The feedback on ${id} has a row that says nothing.`);
      if (rating === null || words === null || dateText === null)
        ctx.warn(
          "field_missing",
          `feedback.rating, feedback.text, feedback.dateText: a row on ${id} lacks one.`,
        );
      const publishedOn =
        dateText === null ? null : (parseDate(dateText, { locale: language })?.slice(0, 10) ?? null);
      rows.push({ rating, text: words === null ? null : htmlToText(words), publishedOn, dateText });
    }
    const hasNext = bool(answer, "hasNextPage");
    if (hasNext === null)
      ctx.warn("field_missing", `feedback: the answer on ${id} does not say whether more follow.`);
    if (hasNext !== true || details.length === 0 || rows.length >= max) {
      if (hasNext === false && count !== null && rows.length < count)
        ctx.warn("rows_missing", `feedback: Amazon counts ${count} on ${id} and shows ${rows.length}.`);
      return { rows: rows.slice(0, max), count };
    }
  }
}
