import {
  arr,
  at,
  fieldFrom,
  isJsonObject,
  type JsonObject,
  needed,
  nothingOf,
  numberField,
  rarely,
  readFields,
  readRows,
  type RunContext,
  str,
} from "../../../plugin-sdk/index.ts";
import { cardsIn } from "../items/cards.ts";
import { leaderIn } from "../items/collaborators.ts";
import { itemOf } from "../items/item.ts";
import type { Answer } from "../page/answer.ts";
import { addressFrom, countIn, saidIn, wordsFrom } from "../page/texts.ts";
import { allOf, anyOf } from "../page/walk.ts";

const OWNER = {
  subscriberCountText: rarely(wordsFrom("subscriberCountText")),
  imageUrl: rarely(addressFrom("thumbnail.thumbnails.0.url")),
};
const NO_OWNER = { ...nothingOf(OWNER), isVerified: null, path: null };
export const CHAPTER = {
  title: needed(wordsFrom("title", "Title.")),
  startSeconds: needed(
    fieldFrom("onTap.watchEndpoint.startTimeSeconds", numberField("Where it begins, in seconds.")),
  ),
};

/** What stands around the player: channel, likes, number of comments, chapters. */
export function readSurroundings({ data, language }: Answer, warn: RunContext["warn"]) {
  const results = at(data, "contents.twoColumnWatchNextResults.results");
  const owner = anyOf(results, "videoOwnerRenderer");
  const stated = readFields(OWNER, owner ?? {}, { answer: "owner", warn });
  const badges = [...allOf(at(owner, "badges"), "style")];
  // Of several channels the player names the first.
  const leader = leaderIn(owner, owner, warn);
  return {
    channel:
      leader === undefined
        ? {
            ...stated,
            isVerified: badges.some((style) => str(style)?.includes("VERIFIED") === true) || null,
            path: str(anyOf(owner, "browseEndpoint"), "canonicalBaseUrl"),
          }
        : { ...NO_OWNER, ...leader },
    likeCount: countIn(likesIn(results), language),
    liveViewerCount: countIn(viewersIn(results), language),
    commentCountText: commentCountText({ data }),
    chapters: chaptersIn(data, warn),
  };
}

/** What the button says to screen readers, where other texts round; before 2024 it was one of two that switch. */
function likesIn(results: unknown): string | null {
  const old = [...allOf(results, "toggleButtonRenderer")].find(
    (button) => str(button, "defaultIcon.iconType") === "LIKE",
  );
  const button = anyOf(anyOf(results, "likeButtonViewModel"), "defaultButtonViewModel");
  const label = str(anyOf(button, "accessibilityText"));
  // Where nobody likes it the label names no others, and the button has its 0 alone.
  const none = /^\p{Nd}$/u.exec(str(at(button, "buttonViewModel"), "title") ?? "")?.[0];
  return (
    (/\p{Nd}/u.test(label ?? "") ? label : (none ?? label)) ??
    str(old, "defaultText.accessibility.accessibilityData.label")
  );
}

/** How many watch what is live now. */
function viewersIn(results: unknown): string | null {
  const views = anyOf(results, "videoViewCountRenderer");
  return at(views, "isLive") === true ? saidIn(at(views, "viewCount")) : null;
}

/** The number of comments above their panel, mostly rounded. */
export const commentCountText = ({ data }: Pick<Answer, "data">): string | null =>
  saidIn(at(panel(data, /^(?:engagement-panel-)?comments-section$/), CONTEXT));

const CONTEXT = "header.engagementPanelTitleHeaderRenderer.contextualInfo";

/** A panel beside the video, by its name. */
export function panel(data: JsonObject, name: RegExp): JsonObject | null {
  const panels = (arr(data, "engagementPanels") ?? []).map((one) =>
    at(one, "engagementPanelSectionListRenderer"),
  );
  return (
    panels
      .filter(isJsonObject)
      .find((one) => name.test(str(one, "panelIdentifier") ?? str(one, "targetId") ?? "")) ?? null
  );
}

function chaptersIn(data: JsonObject, warn: RunContext["warn"]) {
  const own =
    panel(data, /macro-markers-description-chapters$/) ?? panel(data, /macro-markers-auto-chapters$/);
  const rows = (arr(anyOf(own, "macroMarkersListRenderer"), "contents") ?? [])
    // A word about chapters that YouTube made stands among them.
    .filter((row) => at(row, "macroMarkersInfoItemRenderer") === null)
    .map((row) => at(row, "macroMarkersListItemRenderer"));
  return rows.length === 0 ? null : readRows(CHAPTER, rows, { answer: "panel", warn }, "chapters");
}

/** What YouTube suggests beside the video. */
export function relatedIn({ page, data, language }: Answer, warn: RunContext["warn"]) {
  const list = at(data, "contents.twoColumnWatchNextResults.secondaryResults.secondaryResults");
  const { cards } = cardsIn([list], {
    language,
    now: page.fetchedAt,
    warn: (code, message) => void warn(code, `related: ${message}`),
  });
  return cards.length === 0 ? null : cards.map((card) => itemOf(card, language, card.place));
}
