import { alwaysAt, FieldTable, maybeAt, neededAt } from "../../../plugin-shared/google/field-table.ts";
import { cell, type Kind, kindOf } from "../../../plugin-shared/google/kinds.ts";
import { jspbAt, type JspbPath } from "../../../plugin-shared/google/jspb.ts";
import {
  instantField,
  languageTag,
  neededText,
  numberField,
  objectField,
  replyFields,
  reviewFields,
  textField,
  type Warn,
  z,
} from "../../../plugin-sdk/index.ts";
import { featureId } from "../ids.ts";
import { kinds } from "../place/cells.ts";

/** Microseconds or milliseconds since 1970, as a number or as text. */
const instant = kindOf(instantField, (found) => {
  const number = typeof found === "string" && /^\d{12,17}$/.test(found) ? Number(found) : found;
  if (typeof number !== "number" || !Number.isSafeInteger(number)) return null;
  const time = new Date(number > 1e14 ? Math.floor(number / 1_000) : number);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
});
const stars: Kind<number> = kindOf(numberField, (found) =>
  [1, 2, 3, 4, 5].includes(found as number) ? (found as number) : null,
);
const shown = kindOf(textField, (found) => (typeof found === "string" ? found.trim() || null : null));
const language = kindOf(textField, (found) => languageTag.safeParse(found).data ?? null);
/** The place whose review it is, from the address of its page. */
const placeOfPage = kindOf(textField, (found) =>
  typeof found === "string" ? featureId(/!1s(0x[\da-f]+:0x[\da-f]+)/i.exec(found)?.[1]) : null,
);
/** Whether words stand where those of the author are not known to stand: 27 has the text, 28 its start, 32 what was translated. */
const strayWords: Kind<boolean> = {
  schema: z.boolean(),
  read: (row) =>
    Array.isArray(row) &&
    row.some((one, at) => at > 28 && at !== 32 && typeof one === "string" && /\s/.test(one)),
};
const ASPECT = new FieldTable({
  id: neededAt(cell.text, "Id of the question, such as GUIDED_DINING_FOOD_ASPECT.", [0, 0]),
  name: alwaysAt(cell.text, "What was asked, as shown.", [5]),
  answer: maybeAt(cell.text, "The choice made, as shown.", [2, 0, 0, 1], [3, 0, 0, 1]),
  rating: maybeAt(stars, "Stars given for it.", [11, 0]),
});
const IMAGE = new FieldTable({ url: neededAt(kinds.link, "Picture", [1, 6, 0], [6, 0], [0]) });
const AUTHOR = new FieldTable({
  id: alwaysAt(kinds.contributor, "Id of the author's public page.", [2]),
  name: alwaysAt(kinds.name, "Name as shown.", [0]),
  url: alwaysAt(kinds.contributorPage, "Their public page.", [2]),
  imageUrl: alwaysAt(kinds.link, "Picture.", [1]),
  reviewCount: maybeAt(cell.count, "Reviews that they wrote.", [3]),
  photoCount: maybeAt(cell.count, "Pictures that they gave.", [4]),
  guideLevel: maybeAt(cell.count, "Level as a local guide."),
});

/** A review in the window of the search, whose list has all of them. */
export const LISTED = new FieldTable({
  id: neededAt(cell.text, "Id of the review.", [5]),
  url: alwaysAt(kinds.link, "Page of the review.", [12]),
  rating: neededAt(stars, "Rating", [1]),
  ratingMax: maybeAt(cell.count, "Scale"),
  publishedAt: alwaysAt(instant, "When", [2, 2]),
  publishedText: alwaysAt(shown, "When, as shown", [2, 0]),
  text: maybeAt(cell.markup, "Text before it was translated", [32]),
  shownText: maybeAt(cell.markup, "Text", [27]),
  isTranslated: maybeAt(kinds.offered, "Whether it was", [44, 4]),
  language: maybeAt(language, "Language", [26]),
  helpfulCount: maybeAt(cell.count, "How many liked it", [29]),
  images: maybeAt(IMAGE.list, "Pictures", [14]),
  aspects: maybeAt(ASPECT.list, "Answers to the questions that the source asks.", [30]),
  replyText: maybeAt(cell.markup, "Reply", [4, 2]),
  replyAt: maybeAt(instant, "When"),
  replyShown: maybeAt(shown, "When, as shown", [4, 1]),
  author: alwaysAt(AUTHOR.whole, "Who wrote it, with `includeAuthors`.", [3]),
  placeFeature: maybeAt(placeOfPage, "The place", [12]),
  hasStrayWords: maybeAt(strayWords, "Whether words stand elsewhere", []),
  site: maybeAt(cell.text, "Site on which it was written, as shown."),
});

/** The same in the answer about a place; who wrote it stood elsewhere before 2024. */
const EMBEDDED = new FieldTable({
  id: neededAt(cell.text, "Id", [0]),
  url: alwaysAt(kinds.link, "Page", [4, 3, 0]),
  rating: neededAt(stars, "Rating", [2, 0, 0]),
  ratingMax: alwaysAt(cell.count, "Scale", [1, 13, 4]),
  publishedAt: alwaysAt(instant, "When", [1, 3], [1, 2]),
  publishedText: alwaysAt(shown, "When, as shown", [1, 6]),
  text: maybeAt(cell.markup, "Text", [2, 15, 0, 0], [2, 1, 0]),
  shownText: maybeAt(cell.markup, "Text", [2, 15, 1, 0]),
  isTranslated: maybeAt(kinds.offered, "Whether it was"),
  language: maybeAt(language, "Language", [2, 14, 0], [2, 1, 1]),
  helpfulCount: maybeAt(cell.count, "Likes"),
  images: maybeAt(IMAGE.list, "Pictures", [2, 2]),
  aspects: maybeAt(ASPECT.list, "Answers", [2, 6]),
  replyText: maybeAt(cell.markup, "Reply", [3, 14, 0, 0]),
  replyAt: maybeAt(instant, "When", [3, 1]),
  replyShown: maybeAt(shown, "When, as shown", [3, 3]),
  author: alwaysAt(
    new FieldTable({
      id: alwaysAt(kinds.contributor, "Id", [5, 3], [1, 0], [2, 0]),
      name: alwaysAt(kinds.name, "Name", [5, 0], [1, 1], [2, 1]),
      url: alwaysAt(kinds.contributorPage, "Page", [5, 2, 0], [1, 0], [2, 0]),
      imageUrl: alwaysAt(kinds.link, "Picture", [5, 1], [1, 2], [2, 2]),
      reviewCount: maybeAt(cell.count, "Reviews", [5, 5], [0, 1]),
      photoCount: maybeAt(cell.count, "Pictures", [5, 6], [0, 2]),
      guideLevel: maybeAt(cell.count, "Level", [0, 0, 0]),
    }).whole,
    "Author",
    [1, 4],
  ),
  placeFeature: maybeAt(kinds.feature, "The place", [1, 0]),
  hasStrayWords: maybeAt(strayWords, "Whether words stand elsewhere"),
  site: alwaysAt(cell.text, "Site", [1, 13, 0]),
});

/** The same before 2023, where the answer about a place had them in a list of their own. */
const OLDER_EMBEDDED = new FieldTable({
  id: neededAt(cell.text, "Id", [10]),
  url: alwaysAt(kinds.link, "Page", [18]),
  rating: neededAt(stars, "Rating", [4]),
  ratingMax: maybeAt(cell.count, "Scale"),
  publishedAt: alwaysAt(instant, "When", [27]),
  publishedText: alwaysAt(shown, "When, as shown", [1]),
  text: maybeAt(cell.markup, "Text", [3]),
  shownText: maybeAt(cell.markup, "Text"),
  isTranslated: maybeAt(kinds.offered, "Whether it was"),
  language: maybeAt(language, "Language", [32]),
  helpfulCount: maybeAt(cell.count, "Likes"),
  images: maybeAt(IMAGE.list, "Pictures", [14]),
  aspects: maybeAt(ASPECT.list, "Answers", [49]),
  replyText: maybeAt(cell.markup, "Reply", [9, 1]),
  replyAt: maybeAt(instant, "When"),
  replyShown: maybeAt(shown, "When, as shown", [9, 0]),
  author: alwaysAt(
    new FieldTable({
      id: alwaysAt(kinds.contributor, "Id", [0, 0], [6]),
      name: alwaysAt(kinds.name, "Name", [0, 1]),
      url: alwaysAt(kinds.contributorPage, "Page", [0, 0]),
      imageUrl: alwaysAt(kinds.link, "Picture", [0, 2]),
      reviewCount: alwaysAt(cell.count, "Reviews", [12, 1, 1]),
      photoCount: alwaysAt(cell.count, "Pictures", [12, 1, 2]),
      guideLevel: maybeAt(cell.count, "Level", [12, 1, 0, 0]),
    }).whole,
    "Author",
    [],
  ),
  placeFeature: maybeAt(kinds.feature, "The place"),
  hasStrayWords: maybeAt(strayWords, "Whether words stand elsewhere"),
  site: maybeAt(cell.text, "Site"),
});

const { aspects, author, site } = LISTED.shape;
const { author: _author, publishedOn: _day, ...reply } = replyFields();
const { helpfulCount, ...said } = reviewFields();
const NEVER = { author: true, title: true, experiencedOn: true, verified: true, publishedOn: true } as const;

/** What a review says, without its place and its author. */
export const ShownReview = z
  .object({
    ...said,
    translatedText: textField("The text in the language asked for, where the source translated it."),
    aspects,
    site,
    reply: objectField(reply, "Answer of the owner."),
  })
  .omit(NEVER);
export const Review = z
  .object({
    ...ShownReview.shape,
    helpfulCount,
    author,
    placeId: neededText("Feature id of the place; operation `place` takes it."),
    placeName: textField("Name of the place, where the answer has it."),
    reviewSource: textField(
      "Which list of the source gave it: listed, or embedded in the answer about the place.",
    ),
  })
  .meta({ title: "Review" });

type Row = z.output<z.ZodObject<typeof LISTED.shape>>;

/** The few reviews in an answer about a place, in either layout; null where it has none, or only parts without ids. */
export function embeddedReviews(message: unknown, warn: Warn, name?: string) {
  const list = jspbAt(message, [175, 9, 0, 0]);
  if (list !== null) return readReviews(EMBEDDED, list, [0], warn, name);
  const older = jspbAt(message, [52, 0]);
  if (older !== null) return readReviews(OLDER_EMBEDDED, older, [], warn, name);
  return null;
}
/** The reviews of a list of the source, each at `from` in its item, as Records have them. */
export function readReviews(
  table: typeof LISTED | typeof EMBEDDED | typeof OLDER_EMBEDDED,
  list: unknown,
  from: JspbPath,
  warn: Warn,
  name = "reviews",
) {
  return table.rows(list, name, warn, from).map(({ row }) => reviewOf(believed(row, name, warn)));
}

/** Words have a language and a reply has a day: what stands without is something else. */
function believed(row: Row, name: string, warn: Warn): Row & { lostWords: boolean } {
  const { text, shownText, language: written, hasStrayWords, replyText, replyAt, replyShown } = row;
  const isMoved = text === null && hasStrayWords === true;
  const lostWords = (text !== null || shownText !== null) && (written === null || isMoved);
  if (lostWords)
    warn(
      "field_unreadable",
      `text, translatedText: ${name} have words ${isMoved ? "in another place" : "without a language"}.`,
    );
  const isUndated = replyText !== null && replyAt === null && replyShown === null;
  if (isUndated) warn("field_unreadable", `reply: ${name} have one without a day.`);
  return {
    ...row,
    ...(lostWords ? { text: null, shownText: null } : {}),
    ...(isUndated ? { replyText: null } : {}),
    lostWords,
  };
}

function reviewOf({
  lostWords,
  hasStrayWords: _stray,
  text: original,
  shownText,
  isTranslated,
  images,
  replyText,
  replyAt,
  replyShown,
  author,
  ...row
}: Row & { lostWords: boolean }) {
  // The address of the picture of a local guide names the level.
  const level = /-ba(\d+)-/.exec(author?.imageUrl ?? "")?.[1];
  const guideLevel = level === undefined ? (author?.guideLevel ?? null) : Number(level);
  const text = original ?? (isTranslated ? null : shownText);
  const isSilent = original === null && shownText === null;
  return {
    ...row,
    /** True where words of it are missing. */
    lacksWords: lostWords || (isSilent ? row.language !== null : isTranslated === true && shownText === null),
    text,
    author: author && { ...author, guideLevel },
    translatedText: shownText === text ? null : shownText,
    imageUrls: images?.map(({ url }) => url) ?? null,
    reply: replyText === null ? null : { text: replyText, publishedAt: replyAt, publishedText: replyShown },
  };
}
