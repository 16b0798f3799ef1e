import { at, changed, isJsonObject, type JsonObject, type RunContext } from "../../../plugin-sdk/index.ts";
import { tokenIn } from "../items/cards.ts";
import type { Answer } from "../page/answer.ts";
import { allOf, anyOf } from "../page/walk.ts";
import { panel } from "../video/watch.ts";

export const ORDERS = ["top", "newest"] as const;

export interface CommentsToken {
  token: string;
  /** In which order it brings them. */
  order: (typeof ORDERS)[number];
}

/** What brings the first comments. Null: comments are switched off, or there are none. @throws SourceError `source_changed` for a page that does not tell */
export function commentsToken(
  { page, data }: Answer,
  sort: (typeof ORDERS)[number],
  warn: RunContext["warn"],
): CommentsToken | null {
  const beside = panel(data, /^(?:engagement-panel-)?comments-section$/);
  const menu = anyOf(at(beside, "header"), "subMenuItems") as unknown[] | null;
  const chosen = tokenIn(menu?.[ORDERS.indexOf(sort)]);
  if (sort !== "top" && chosen === null)
    warn("sort_not_offered", `YouTube does not offer the order "${sort}" here.`);
  const section = sectionOf(data);
  if (sort !== "top" && chosen !== null) return { token: chosen, order: sort };
  const token = tokenIn(section) ?? chosen;
  if (token !== null) return { token, order: "top" };
  const isOff =
    anyOf(section, "messageRenderer") !== null || anyOf(at(data, "contents"), "liveChatRenderer") !== null;
  if (!isOff) throw changed(page, "The page has no way to comments, and does not say that they are off.");
  return null;
}

/** Whether the page has a section of comments; pages of videos that are not shown have none. */
export const hasComments = ({ data }: Answer): boolean => sectionOf(data) !== undefined;

const sectionOf = (data: JsonObject): JsonObject | undefined =>
  [...allOf(at(data, "contents"), "itemSectionRenderer")]
    .filter(isJsonObject)
    .find(
      (one) => one["sectionIdentifier"] === "comment-item-section" || one["targetId"] === "comments-section",
    );
