import {
  arr,
  at,
  changed,
  fieldFrom,
  flagField,
  isJsonObject,
  type JsonObject,
  rarely,
  readFields,
  type RunContext,
  str,
} from "../../../plugin-sdk/index.ts";
import { tokenIn } from "../items/cards.ts";
import { type Answer, call, type Locale } from "../page/answer.ts";
import { dateIn, saidIn, shownCount, wordsFrom } from "../page/texts.ts";
import { anyOf } from "../page/walk.ts";

/** What the panel "about" adds. */
const ABOUT = {
  country: rarely(wordsFrom("country")),
  viewCountText: rarely(wordsFrom("viewCountText")),
  joinedText: rarely(wordsFrom("joinedDateText")),
  hasHiddenEmail: rarely(
    fieldFrom("signInForBusinessEmail", flagField(""), (value) => isJsonObject(value) || null),
  ),
};

/** Loads the panel "about" of a channel whose page is at hand. */
export async function readAbout(ctx: RunContext, answer: Answer, channelId: string, locale: Locale) {
  const token = aboutToken(answer.data);
  const panel = token === null ? answer : await call(ctx, "browse", { continuation: token }, locale);
  return aboutIn(panel, channelId, ctx.warn);
}

/** What the panel "about" adds to that. */
function aboutIn({ page, data, language }: Answer, channelId: string, warn: RunContext["warn"]) {
  const panel = anyOf(data, "aboutChannelViewModel");
  if (!isJsonObject(panel)) throw changed(page, "The answer has no panel about the channel.");
  const whose = str(panel, "channelId");
  if (whose !== null && whose !== channelId)
    throw changed(page, `The panel is about channel ${whose}, not about ${channelId}.`);
  const { viewCountText, joinedText, ...rest } = readFields(ABOUT, panel, {
    answer: "panel",
    warn,
  });
  const joinedOn = dateIn(joinedText ?? "", language)?.slice(0, "2026-01-31".length) ?? null;
  return {
    ...rest,
    viewCount: shownCount("view", viewCountText, language).viewCount,
    joinedOn,
    joinedText: joinedOn === null ? joinedText : null,
    links: linksIn(panel, warn),
  };
}

function linksIn(panel: JsonObject, warn: RunContext["warn"]) {
  const links = arr(panel, "links");
  if (links === null) return null;
  return links.flatMap((one) => {
    const view = at(one, "channelExternalLinkViewModel");
    // Shown without a scheme, and mostly shortened: what it leads to stands behind it, by way of a page of YouTube's.
    const behind = URL.parse(str(anyOf(view, "urlEndpoint"), "url") ?? "");
    const target = behind?.pathname === "/redirect" ? behind.searchParams.get("q") : behind?.href;
    const link = at(view, "link");
    const shown = isJsonObject(link) && !("commandRuns" in link) ? saidIn(link) : null;
    const url = target ?? (shown === null ? null : `https://${shown.replace(/^https?:\/\//, "")}`);
    const title = saidIn(at(view, "title"));
    if (title === null) warn("field_missing", "links.title: one of the channel's links has no title.");
    if (url !== null && URL.canParse(url)) return [{ title, url }];
    warn("row_dropped", "links: one of the channel's links could not be read.");
    return [];
  });
}

/** The token behind the description, which brings the panel "about". */
function aboutToken(data: JsonObject): string | null {
  const header = at(data, "header");
  const behind = anyOf(header, "descriptionPreviewViewModel") ?? anyOf(header, "attributionViewModel");
  return tokenIn(behind);
}
