import {
  changed,
  coverageOf,
  type ExtraPages,
  flag,
  type Found,
  outcomeOf,
  type PageRef,
  positionFields,
  type RunContext,
} from "../../../plugin-sdk/index.ts";
import { fileFlags, FILE_FLAGS, filterInput } from "../inputs.ts";
import { projectionInput, selectedItems } from "../projection.ts";
import type { Ways } from "../page/ways.ts";
import { fileCoverage, type Filters, fits, isInTime, lacksPlace, needsDetails } from "./filters.ts";
import { type ListKind, openListing } from "./listing.ts";
import { openVideo } from "./open-video.ts";
import type { VideoDraft } from "./video.ts";
import { videoShape } from "./video-record.ts";

const { resultPosition } = positionFields();
/** The Record of a video in a list. */
export const listedShape = { ...videoShape, resultPosition, ...selectedItems };

export const LIST_FEATURES = ["includeDetails", ...FILE_FLAGS] as const;
export const listInput = {
  ...filterInput,
  includeDetails: flag
    .default(false)
    .describe(
      "All that the page of each video states: likes, comments, sound, place. One page more for each.",
    )
    .meta({ aliases: ["details", "includeVideoDetails", "enrich"] }),
  ...fileFlags,
  ...projectionInput,
};

export interface ListAsked extends Filters {
  includeDetails: boolean;
  fields?: string[] | undefined;
}
/** Makes the Record of a row. */
export type MakeRow<H, F> = (page: PageRef, row: ListedRow, head: H) => F;
export interface ListedRow {
  video: VideoDraft;
  place: number;
  /** Whether its own page was read, too. */
  isDetailed: boolean;
}

export const LISTED_NOTE =
  "TikTok shows about the ten newest videos to visitors who are not signed in, as other sites embed them; further ones come by calls that its own app signs.";

export const listCoverage = (
  asked: Parameters<typeof fileCoverage>[0] & ListAsked,
  { video, isDetailed }: ListedRow,
) => ({
  ...coverageOf({ ...asked }, ["includeDetails"], { includeDetails: outcomeOf(isDetailed) }),
  ...fileCoverage(asked, video),
});

/** The videos of one list that fit the filters, those that need it with what their own pages state. */
export async function* listed<H, F extends Found<object>>(
  ctx: RunContext,
  { asked, ways, extra }: { asked: ListAsked; ways: Ways; extra: ExtraPages },
  kind: ListKind<H>,
  make: MakeRow<H, F>,
): AsyncGenerator<F, void, void> {
  const { page, head, rows, isWhole } = await openListing(ctx, ways, kind);
  kind.checkHead?.(page, head);
  const total = kind.totalOf(head);
  if (rows.length === 0) {
    if (total === null) await kind.checkEmpty?.();
    if ((total ?? 0) > 0 || (total === null && kind.checkEmpty === undefined))
      throw changed(page, `The page of ${kind.what} lists no videos, and does not say that there are none.`);
    ctx.foundNothing(`There are no videos of ${kind.what}.`);
  }
  if (total !== null && total > rows.length)
    ctx.warn(
      "page_limit_reached",
      `TikTok shows ${rows.length} of the ${total} videos of ${kind.what} to visitors.`,
    );
  const inTime = rows.filter(({ video }) => isInTime(video, asked));
  let [count, unknown, placeless] = [0, 0, 0];
  const found = extra.each(ctx, inTime, async ({ video, place }) => {
    const lacks = video.likeCount === null || video.country === null;
    const wants = lacks && (asked.includeDetails || needsDetails(asked));
    const opened = wants ? await extra.read("video", () => openVideo(ctx, ways, video.id)) : null;
    const whole = opened?.video ?? video;
    const row = {
      video: { ...whole, author: whole.author ?? video.author },
      place,
      isDetailed: !lacks || opened !== null,
    };
    const isWanted = fits(whole, asked, ctx.warn);
    if (isWanted === null) unknown++;
    if (isWanted === null && lacksPlace(whole, asked, opened?.item ?? null)) placeless++;
    return isWanted === true ? make(page, row, head) : null;
  });
  for await (const one of found) {
    if (one === null) continue;
    count++;
    yield one;
  }
  if (count > 0 || rows.length === 0) return;
  if (!isWhole) throw changed(page, `No video of ${kind.what} fits, and some could not be read.`);
  if (unknown > placeless)
    throw changed(page, `${unknown} videos of ${kind.what} do not say what the filters ask for.`);
  // Many videos never state their country, and embedded pages state none: no sign of a changed source.
  if (placeless > 0)
    ctx.foundNothing(
      `No video of ${kind.what} is known to be made there; ${placeless} do not say where they were made.`,
    );
  ctx.foundNothing(`No video of ${kind.what} on the page fits the filters.`);
}
