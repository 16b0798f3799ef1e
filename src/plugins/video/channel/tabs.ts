import { arr, at, changed, type Found, type RunContext, sourceUrl, str } from "../../../plugin-sdk/index.ts";
import { type Card, tokenIn } from "../items/cards.ts";
import { listPages } from "../items/pages.ts";
import { type Answer, call, type Locale, openPage } from "../page/answer.ts";
import { heldToLists, listsOn } from "../page/lists.ts";
import { allOf } from "../page/walk.ts";

export const TABS = ["videos", "shorts", "streams", "playlists", "releases", "podcasts"] as const;
export type Tab = (typeof TABS)[number] | "about";
export const SORTS = ["latest", "popular", "oldest"] as const;

/** Opens a tab of a channel, by id, handle or name of older times. */
export function openTab(ctx: RunContext, channel: string, tab: Tab, locale: Locale): Promise<Answer> {
  // `@handle`, `c/name`, `user/name`, or an id.
  const [kind = "", name = ""] = /^[@U]/.test(channel) ? ["channel", channel] : channel.split("/");
  const template = channel.startsWith("@") ? "/@{name}/{tab}" : "/{kind}/{name}/{tab}";
  const values = { kind, name: name.replace(/^@/, ""), tab };
  return openPage(ctx, sourceUrl(ctx.origin("web"), template, values), locale);
}

/** The rows of a tab of the channel asked for, which `channelInfo` makes sure of, over all its pages. A tab that the channel does not have gives none: YouTube then shows the first one. */
export async function* tabRows<F extends Found<object>>(
  ctx: RunContext,
  answer: Answer,
  { tab, sort, locale }: { tab: Tab; sort: (typeof SORTS)[number]; locale: Locale },
  make: (answer: Answer, card: Card, place: number | null) => F,
): AsyncGenerator<F, void, void> {
  ctx.held(answer.page);
  if (!showsTab(answer, tab)) return ctx.foundNothing(`The channel has no tab "${tab}".`);
  const chips = [
    ...allOf(at(answer.data, "contents"), "chipViewModel"),
    ...allOf(answer.data, "chipCloudChipRenderer"),
  ];
  const token = sort === "latest" ? null : tokenIn(chips[SORTS.indexOf(sort)]);
  if (sort !== "latest" && token === null)
    ctx.warn("sort_not_offered", `YouTube does not offer the order "${sort}" here; the newest come first.`);
  const open = async () => {
    if (token === null) return answer;
    const sorted = await call(ctx, "browse", { continuation: token }, locale);
    heldToLists(ctx, sorted, listsOn(answer));
    return sorted;
  };
  yield* listPages(ctx, { more: "browse", locale, open, make });
}

/** Whether a page shows the tab. @throws SourceError `source_changed` where it shows neither that one nor the first of the channel */
function showsTab({ page, data }: Answer, tab: Tab): boolean {
  const tabs = arr(data, "contents.twoColumnBrowseResultsRenderer.tabs") ?? [];
  const index = tabs.findIndex((one) => at(one, "tabRenderer.selected") === true);
  const shown = tabOf(tabs[index]);
  if (shown === undefined) throw changed(page, "The page of the channel shows no tab.");
  if (shown === tab) return true;
  const has = tabs.some((one) => tabOf(one) === tab);
  if (index > 0 || has) throw changed(page, `The page does not show the tab "${tab}".`);
  return false;
}

/** The last part of the address of a tab. */
const tabOf = (tab: unknown): string | undefined =>
  str(tab, "tabRenderer.endpoint.commandMetadata.webCommandMetadata.url")?.split("/").at(-1);
