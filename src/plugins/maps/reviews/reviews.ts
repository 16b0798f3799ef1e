import { jspbAt } from "../../../plugin-shared/google/jspb.ts";
import {
  asLists,
  changed,
  eachPage,
  eachTarget,
  ExtraPages,
  flag,
  listAsAsked,
  type Found,
  type HttpResponse,
  nothingOf,
  coverageOf,
  operation,
  outcomeOf,
  type RunContext,
  SourceError,
  steps,
  wordsTo,
  z,
} from "../../../plugin-sdk/index.ts";
import { readAnswer } from "../answer.ts";
import { featureOf, isSamePlace } from "../ids.ts";
import { localeInput, placeIds, targetForms } from "../inputs.ts";
import { askPlace } from "../place/ask.ts";
import { filterInput, isPast, passes } from "./filters.ts";
import { embeddedReviews, LISTED, readReviews, Review } from "./record.ts";

const SORTS = { relevance: 1, newest: 2, highest: 3, lowest: 4 } as const;
const FEATURES = ["includeAuthors"] as const;
/** Pages of 10 to 20 reviews; nobody has seen the end of a long list. */
const MAX_PAGES = 1_000;

const input = z.object({
  placeIds,
  ...localeInput,
  sort: z
    .enum(["newest", "relevance", "highest", "lowest"])
    .default("newest")
    .describe("Order of the reviews.")
    .meta({ aliases: ["sortBy", "reviewSort", "reviewsSort", "orderBy"] }),
  ...filterInput,
  includeAuthors: flag
    .default(false)
    .describe("Also gives name and page of who wrote each review: personal data.")
    .meta({ aliases: ["personalData", "reviewsPersonalData"] }),
});
type Input = z.output<typeof input>;
type Row = ReturnType<typeof readReviews>[number];

export const reviews = operation({
  name: "reviews",
  aliases: ["review", "placeReviews", "comments"],
  title: "Reviews",
  summary:
    "Reviews of places with stars, texts and translations, pictures, answers of the owner and aspects.",
  agentHint: "Use with ids that `search` gave. `sort` newest with `publishedAfter` reads what is new.",
  availability: "partial",
  availabilityNote:
    "The map shows reviews only to accounts; they come from the review window of the web search. Where that is refused, the about eight in the answer about the place are given.",
  input,
  normalize: steps(
    targetForms("placeIds", "place"),
    asLists("stars", "reviewLanguages"),
    wordsTo("sort", {
      mostRelevant: "relevance",
      qualityScore: "relevance",
      highestRanking: "highest",
      lowestRanking: "lowest",
    }),
  ),
  features: FEATURES,
  record: Review,
  dedupeKey: (record) => record.id,
  canary: {
    input: { placeIds: ["ChIJLU7jZClu5kcR4PcOOO6p3I0"] },
    atLeast: { records: 10, fields: ["rating", "publishedAt"] },
  },
  run: (ctx, asked, found) =>
    eachTarget(ctx, [...new Set(asked.placeIds)], async function* (target, inner) {
      const known = featureOf(target);
      const feature = known ?? (await askPlace(inner, asked, target)).facts.id;
      yield* eachPage<Cursor, Found<z.input<typeof Review>>>(
        inner,
        { first: { token: "", read: 0, total: null, first: null }, max: MAX_PAGES },
        async function* (cursor) {
          const { page, rows, next, own, ...stated } = await readPage(inner, asked, feature, cursor.token);
          const total = stated.total ?? cursor.total;
          // Some answers have all the rows of the pages before, too.
          const isCumulative = cursor.first !== null && rows[0]?.id === cursor.first;
          const read = rows.length + (isCumulative ? 0 : cursor.read);
          const wanted = rows.filter((row) => passes(row, asked) === true);
          const shown = rows.find(({ placeFeature }) => placeFeature !== null)?.placeFeature ?? null;
          if (own.reviewSource === "embedded") inner.held(page);
          // Pages of reviews whose addresses name no place: nothing of them is given, and that none passes is still true.
          else if (wanted.length > 0 || shown !== null || rows.some(({ url }) => url === null))
            listAsAsked(inner, page, { place: { asked: feature, shown, isSame: isSamePlace } });
          if (total !== null) inner.total(total);
          const untold = stated.lost + rows.filter((row) => passes(row, asked) === null).length;
          if (untold > stated.lost)
            inner.warn(
              "filter_unknown",
              `publishedAt, language, text: ${untold - stated.lost} reviews do not say whether they pass the filters.`,
            );
          if (untold > 0 && wanted.length === 0 && next === null)
            throw changed(page, "No review that can be read says that it passes the filters.");
          if (rows.length > 0 && wanted.length === 0 && next === null)
            inner.foundNothing(`No review of place ${feature} passes the filters.`);
          for (const { placeFeature: _place, lacksWords: _words, ...row } of wanted) {
            const author = asked.includeAuthors ? row.author : null;
            const coverage = coverageOf(asked, FEATURES, { includeAuthors: outcomeOf(author !== null) });
            yield found.row(
              page,
              { ...nothingOf(Review.shape), ...row, ...own, placeId: feature, author },
              coverage,
            );
          }
          if (asked.sort === "newest" && isPast(rows.at(-1), asked.publishedAfter)) return null;
          if (next !== null) return { token: next, read, total, first: cursor.first ?? rows[0]?.id ?? null };
          const isAsked = own.reviewSource === "embedded" || rows.length === 0;
          const counted = total ?? (isAsked ? null : await countOf(inner, asked, feature));
          if (counted !== null && read < counted)
            inner.warn("rows_missing", `The source counts ${counted} reviews and lists ${read}.`);
          return null;
        },
      );
    }),
});

/** How many reviews the place itself counts, for a list that does not say; null with a warning where it cannot be asked. */
async function countOf(ctx: RunContext, asked: Input, feature: string): Promise<number | null> {
  const answer = await new ExtraPages(ctx).read("review_count", () => askPlace(ctx, asked, feature));
  return answer?.facts.ratingCount ?? null;
}

interface Cursor {
  /** Of the page; empty for the first. */
  token: string;
  /** Reviews on the pages before. */
  read: number;
  total: number | null;
  /** The first review of the first page. */
  first: string | null;
}

interface ReviewPage {
  page: HttpResponse;
  rows: Row[];
  next: string | null;
  /** Rows of the list that could not be read. */
  lost: number;
  /** How many the source counts. */
  total: number | null;
  own: { reviewSource: "listed" | "embedded"; placeName: string | null };
}

/** One page of the list; where the list is refused, or empty against what the place says, what the place itself shows. */
async function readPage(ctx: RunContext, asked: Input, feature: string, token: string): Promise<ReviewPage> {
  const listed = await askListed(ctx, asked, feature, token).catch((error: unknown) => {
    const isRefusal =
      error instanceof SourceError &&
      ["source_blocked", "source_changed", "robots_disallowed"].includes(error.code);
    if (!isRefusal || token !== "") throw error;
    ctx.warn("reviews_not_listed", `The list of reviews is not read: ${error.message}`);
    return error;
  });
  if (!(listed instanceof SourceError) && (listed.rows.length > 0 || token !== "")) return listed;
  const { page, message, facts } = await askPlace(ctx, asked, feature);
  const embedded = embeddedReviews(message, ctx.warn);
  if (embedded === null && facts.reviewSnippets !== null)
    ctx.warn(
      "snippets_not_read",
      "reviews: the answer has only parts of reviews, without ids; `place` has them.",
    );
  const rows = embedded ?? [];
  const { name, rating, ratingCount, ratingHistogram } = facts;
  if (rows.length === 0) {
    const isUnrated = rating === null && ratingCount === null && ratingHistogram === null;
    if (listed instanceof SourceError) throw listed;
    if (!isUnrated)
      throw changed(
        page,
        `${ratingCount ?? "Some"} people rated place ${feature}, and the source lists no review.`,
      );
    ctx.foundNothing(`Nobody has rated place ${feature}.`);
  }
  return {
    page,
    rows,
    next: null,
    lost: 0,
    total: ratingCount,
    own: { reviewSource: "embedded", placeName: name },
  };
}

async function askListed(ctx: RunContext, asked: Input, feature: string, token: string): Promise<ReviewPage> {
  const url = `${ctx.origin("web")}/httpservice/web/PrivateLocalSearchUiDataService/GetLocalBoqProxy`;
  const page = await ctx.http.get(url, {
    query: { hl: asked.language, msc: "gwsrpc", reqpld: payload(feature, asked, token) },
  });
  const answer = readAnswer(page, () => true);
  const status = jspbAt(answer, [0, 0]) === "er" ? jspbAt(answer, [0, 5]) : null;
  if (status === 403 || status === 401)
    throw new SourceError("source_blocked", `Google refuses the list of reviews (status ${status}).`, {
      url: page.url,
    });
  const part = jspbAt(answer, [1, 10]);
  const list = jspbAt(part, [2]);
  if (part === null || (list === null && jspbAt(part, [1]) !== 0))
    throw changed(
      page,
      `The answer has no list of reviews${status === null ? "" : ` (status ${JSON.stringify(status)})`}.`,
    );
  const [next, total] = [jspbAt(part, [6]), jspbAt(part, [1])];
  const rows = list === null ? [] : readReviews(LISTED, list, [], ctx.warn);
  return {
    page,
    rows,
    lost: (Array.isArray(list) ? list.length : 0) - rows.length,
    next: typeof next === "string" && next !== "" ? next : null,
    total: Number.isSafeInteger(total) ? (total as number) : null,
    own: { reviewSource: "listed", placeName: null },
  };
}

/** The arguments of the list: order at 1, page size at 9, place at 11, kinds of reviews at 16, token at 19. */
function payload(feature: string, { sort }: Pick<Input, "sort">, token: string): string {
  const asked: unknown[] = Array<unknown>(24).fill(null);
  asked[1] = SORTS[sort];
  asked[9] = 10;
  asked[11] = [feature];
  asked[16] = [1, 1, null, [[3], [4], [5], [6], [7]]];
  asked[19] = token;
  asked[23] = 0;
  return JSON.stringify([null, [...Array<unknown>(9).fill(null), asked]]);
}
