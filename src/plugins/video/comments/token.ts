import { at, changed, isJsonObject, type RunContext } from "../../../plugin-sdk/index.ts";
import { tokenIn } from "../items/cards.ts";
import type { Answer } from "../page/answer.ts";
import { allOf, anyOf } from "../page/walk.ts";
import { panel } from "../video/watch.ts";

export const ORDERS = ["top", "newest"] as const;

/** The token that brings the first comments. Null: comments are switched off, or there are none. @throws SourceError `source_changed` for a page that does not tell */
export function commentsToken(
  { page, data }: Answer,
  sort: (typeof ORDERS)[number],
  warn: RunContext["warn"],
): string | null {
  const beside = panel(data, /^(?:engagement-panel-)?comments-section$/);
  const menu = anyOf(at(beside, "header"), "subMenuItems") as unknown[] | null;
  const chosen = tokenIn(menu?.[ORDERS.indexOf(sort)]);
  if (sort !== "top" && chosen === null)
    warn("sort_not_offered", `YouTube does not offer the order "${sort}" here.`);
  const sections = [...allOf(at(data, "contents"), "itemSectionRenderer")].filter(isJsonObject);
  const section = sections.find(
    (one) => one["sectionIdentifier"] === "comment-item-section" || one["targetId"] === "comments-section",
  );
  const token = (sort === "top" ? null : chosen) ?? tokenIn(section) ?? chosen;
  if (token !== null) return token;
  const isOff =
    anyOf(section, "messageRenderer") !== null || anyOf(at(data, "contents"), "liveChatRenderer") !== null;
  if (!isOff) throw changed(page, "The page has no way to comments, and does not say that they are off.");
  return null;
}
