import {
  changed,
  type HtmlDocument,
  htmlToText,
  microdata,
  type MicrodataItem,
  type PageRef,
  parseHtml,
  requireEnd,
  type RunContext,
  SourceError,
  sourceUrl,
} from "../../../plugin-sdk/index.ts";
import { NoData } from "../surfaces/tried.ts";
import { postIdOf } from "../targets.ts";
import { storedPosts } from "./store.ts";

/** A page of the site with its microdata. */
export interface Page extends PageRef {
  text: string;
  /** All posts, those inside of others included, in the order of the page by kind of place. */
  posts: MicrodataItem[];
  /** What the page of an account is about. */
  profile: MicrodataItem | null;
  /** Whether a page without posts says that they are protected. */
  isProtected: boolean;
}

const GONE =
  /this account doesn['’]t exist|account suspended|these posts are protected|this page doesn['’]t exist|this post (?:is|was) (?:unavailable|deleted)/i;

const SHELL = /JavaScript is not available|Something went wrong|id="react-root"/i;
/** A record of X's own graph, in the script that pages with data have. */
const STORE = /__typename:"(?:ApiCounts|UserVerification|Tweet|User)"/;

/** Id that an item of a page is about. */
export const idOf = ({ properties }: MicrodataItem): string | null => {
  const [url] = properties["url"] ?? [];
  const [id] = properties["identifier"] ?? [];
  return typeof id === "string" ? id : typeof url === "string" ? postIdOf(url) : null;
};

/**
 * Opens a page of the site. It carries data for some who ask and is an empty shell for others, which is no answer.
 * @throws SourceError `source_blocked` for a shell, `input_not_found` where the page says that there is nothing to show
 */
export async function openPage(ctx: RunContext, path: string, values: Record<string, string>): Promise<Page> {
  const { url, fetchedAt, text: sent } = await ctx.http.get(sourceUrl(ctx.origin("web"), path, values));
  // The site really sends NUL characters.
  const text = sent.replaceAll("\0", "");
  requireEnd({ url, text }, "</html>");
  const items = itemsIn(parseHtml({ url, text })).flatMap((item) => [...within(item)]);
  const ofType = (type: string) => items.filter(({ types }) => types.some((one) => one.endsWith(`/${type}`)));
  const posts = ofType("SocialMediaPosting");
  const profile = ofType("ProfilePage")[0] ?? null;
  const [gone] = posts.length > 0 ? [] : (GONE.exec(shownIn(text)) ?? []);
  if (posts.length === 0 && profile === null) {
    if (gone !== undefined) throw new SourceError("input_not_found", `X says: ${gone}.`, { url });
    if (STORE.test(text)) throw changed({ url }, "The page has data of posts, and no microdata.");
    const Refusal = SHELL.test(text) ? NoData : SourceError;
    throw new Refusal("source_blocked", "X sent a page without data, as it does to some who ask.", { url });
  }
  const ids = new Set(posts.map(idOf));
  const missing = storedPosts(text).filter((id) => !ids.has(id));
  if (missing.length > 0)
    ctx.warn("rows_missing", `replies, post: ${missing.length} posts of the page have no microdata.`);
  return { url, fetchedAt, text, posts, profile, isProtected: /protected/i.test(gone ?? "") };
}

/** Words that people see. */
const shownIn = (text: string): string =>
  htmlToText(text.replace(/<(script|style|noscript)\b.*?<\/\1>/gis, "")).slice(0, 10_000);

/** Top-level items, and those that the page sends later, outside of what they are a part of; a script moves them in a browser. */
function itemsIn(document: HtmlDocument): MicrodataItem[] {
  const late = document
    .all("[itemscope][itemprop]")
    .filter((node) => node.parent === null || node.parent.closest("[itemscope]") === null);
  return [...microdata(document), ...late.flatMap((node) => microdata(node))];
}

function* within(item: MicrodataItem): Generator<MicrodataItem, void, void> {
  yield item;
  for (const value of Object.values(item.properties).flat())
    if (typeof value !== "string") yield* within(value);
}
