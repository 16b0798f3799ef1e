import { at, changed, type RunContext, type SourceError, str } from "../../../plugin-sdk/index.ts";
import { type Answer, type Locale, openPage } from "../page/answer.ts";
import { playabilityOf, refusalOf } from "../page/refusals.ts";
import { playerWithMarkup } from "./markup.ts";

/** Opens the page of a video. @throws SourceError `source_changed` for the page of another one */
export async function openWatch(ctx: RunContext, id: string, locale: Locale): Promise<Answer> {
  const answer = await openPage(ctx, `${ctx.origin("web")}/watch`, locale, { v: id }, true);
  const watch = { ...answer, player: playerWithMarkup(answer.player, answer.page) };
  const other = ownIds(watch).find((own) => own !== id);
  if (other !== undefined) throw changed(watch.page, `The page is about video ${other}, not about ${id}.`);
  return watch;
}

/** Which video the page is about, as its two objects state it. */
const ownIds = ({ data, player }: Answer): string[] =>
  [str(player, "videoDetails.videoId"), str(data, "currentVideoEndpoint.watchEndpoint.videoId")].filter(
    (own) => own !== null,
  );

/**
 * What to throw where a video cannot be played and its page lacks comments or captions, which then proves nothing; null
 * for a video that anybody may watch.
 * @throws SourceError where the page is about no video, `source_blocked` for a check for robots
 */
export function refusalFor(watch: Answer, id: string): SourceError | null {
  const { page, player } = watch;
  if (player === null && ownIds(watch).length === 0)
    throw changed(page, "The page does not say which video it is about.");
  const said = at(player, "playabilityStatus") === null ? null : playabilityOf(page, player ?? {});
  return said === null || said.status === "ok" ? null : refusalOf(page, id, said);
}
