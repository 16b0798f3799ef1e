import {
  canonicalUrl,
  changed,
  type HtmlNode,
  type JsonObject,
  type RunContext,
  SourceError,
  sourceUrl,
} from "../../../plugin-sdk/index.ts";
import { linkedPost, linkedPosts } from "../items/linked-post.ts";
import { cardsIn, idsOn, readCard } from "../items/post-card.ts";
import { mergedPost, type PostDraft } from "../items/post-record.ts";
import { type GuestPage, openPage } from "../page/open.ts";
import { postIdOf } from "../targets.ts";

export interface PostPage extends GuestPage {
  post: PostDraft;
  /** The post in the markup; other posts stand below it. */
  card: HtmlNode | null;
  /** Its linked data. */
  node: JsonObject | null;
}

const REFUSALS = new Set(["source_blocked", "source_unavailable"]);

/** The page of a post; where LinkedIn refuses it, what other sites show of it in a frame. @param urn `urn:li:activity:…` */
export async function openPost(ctx: RunContext, urn: string): Promise<PostPage> {
  const [, , kind = "", id = ""] = urn.split(":");
  const web = ctx.origin("web");
  const read = async (path: string) => {
    const opened = await openPage(ctx, sourceUrl(web, `${path}/urn:li:${kind}:{id}`, { id }));
    const post = readPost(opened, id, ctx.warn);
    ctx.held(opened.page);
    return post;
  };
  try {
    return await read("/feed/update");
  } catch (error) {
    if (!(error instanceof SourceError) || !REFUSALS.has(error.code)) throw error;
    const framed = await read("/embed/feed/update").catch((second: unknown) => {
      // Of two refusals the first says more.
      const isRefusal = second instanceof SourceError && second.code === "source_blocked";
      throw isRefusal ? error : second;
    });
    ctx.warn(
      "page_not_read",
      `text, media, author: only the frame for other sites was read: ${error.message}`,
    );
    return framed;
  }
}

/** @throws SourceError `source_changed` for a page of another form, or about another post */
export function readPost(opened: GuestPage, id: string, warn: RunContext["warn"]): PostPage {
  const { page, document, nodes } = opened;
  // Another kind of URN leads to the page of the same post under another number.
  const wanted = [id, postIdOf(page.url) ?? id];
  const isFrame = new URL(page.url).pathname.startsWith("/embed/");
  const cards = cardsIn(document);
  // Pages of people and companies name posts as well; a frame has one, and no address of its own.
  const isAlone = isFrame && cards.length < 2 && canonicalUrl(document) === null;
  const framed = isAlone && page.text.includes(id) ? (cards[0] ?? document.one("body")) : null;
  const card = cards.find((one) => idsOn(one).some((number) => wanted.includes(number))) ?? framed;
  const ids = [...wanted, ...(card === null ? [] : idsOn(card))];
  const [number, node] = [...linkedPosts(nodes)].find(([one]) => ids.includes(one)) ?? [];
  const named = postIdOf(canonicalUrl(document));
  const linked = number === undefined || node === undefined ? null : linkedPost(number, node, warn);
  const post = mergedPost(linked, card === null ? null : readCard(card, warn, id));
  if (post === null || (named !== null && ![...ids, number].includes(named)))
    throw changed(page, `The page is not about post ${id}.`);
  return { ...opened, post, card, node: node ?? null };
}
