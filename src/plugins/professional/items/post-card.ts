import {
  arr,
  type HtmlNode,
  int,
  num,
  parseJsonSafe,
  type RunContext,
  SourceError,
  str,
  urlAt,
} from "../../../plugin-sdk/index.ts";
import { postUrl } from "../source.ts";
import { instantOf, postIdOf } from "../targets.ts";
import { identityOf, linkAt, outwardUrl, pictureIn } from "../page/links.ts";
import { groupedCount, linesIn } from "../page/texts.ts";
import { authorIn } from "./author.ts";
import { hashtagsIn, type PostDraft, postDraft } from "./post-record.ts";

const RESHARED = '[data-test-id="feed-reshare-content"]';
/** Parts of a card that are of other posts, or of readers. */
const OTHERS = `${RESHARED}, section.comment`;
const mark = (name: string): string => `[data-test-id="${name}"]`;

/** The numbers by which a card of a post names it: of the entry in the list, of the post itself, of its content. */
export function idsOn(card: HtmlNode): string[] {
  const names = ["data-activity-urn", "data-featured-activity-urn", "data-attributed-urn"];
  return names.flatMap((name) => postIdOf(card.attr(name)) ?? []);
}

/** Cards of posts, without those inside of others, which are passed on. */
export const cardsIn = (node: { all(css: string): HtmlNode[] }): HtmlNode[] =>
  node.all("article").filter((card) => card.parent?.closest("article") === null);

/** What the card of a post shows. Null for one that does not say which post it is, unless that is `known`. */
export function readCard(
  card: HtmlNode,
  warn: RunContext["warn"],
  known: string | null = null,
): PostDraft | null {
  const around = card.closest("li, section");
  const link = around?.one('a[href*="/posts/"]')?.url("href") ?? null;
  const semaphore = card.one('[data-semaphore-content-type="POST"]')?.attr("data-semaphore-content-urn");
  const id = postIdOf(card.attr("data-activity-urn")) ?? postIdOf(semaphore ?? null) ?? known;
  if (id === null) return null;
  const own = (css: string) => card.all(css).filter((node) => node.closest(OTHERS) === null);
  const [lockup] = own(mark("main-feed-activity-card__entity-lockup"));
  const [commentary] = own(
    `${mark("main-feed-activity-card__commentary")}, .attributed-text-segment-list__content`,
  );
  const [reactions] = own("[data-num-reactions]");
  const [reactionText] = own(mark("social-actions__reaction-count"));
  const [comments] = own("[data-num-comments]");
  const time = lockup?.one("time") ?? null;
  const original = postIdOf(card.attr("data-featured-activity-urn"));
  const header = own(".main-feed-activity-card__header")[0] ?? null;
  const isBroken = commentary?.has("[data-test-id], [data-num-reactions], [data-num-comments]") === true;
  if (isBroken) warn("field_missing", "text: other parts of the card have run into it.");
  const text = isBroken ? null : linesIn(commentary ?? null);
  const kinds = own("[data-reaction-type]").flatMap(
    (one) => one.attr("data-reaction-type")?.toLowerCase() ?? [],
  );
  const images = own(`${mark("feed-images-content")} img`).flatMap(imageOf);
  const media = [...images, ...own("video").flatMap(filmOf)];
  return postDraft({
    id,
    url: postUrl(id),
    text,
    // A frame on another site may have no such part; its first link is to the author.
    author: authorIn(lockup ?? (known === null ? null : card), lockup?.one("p") ?? null, warn),
    publishedAt: instantOf(id),
    likeCount: int(reactions?.attr("data-num-reactions")) ?? groupedCount(reactionText?.text() ?? null),
    commentCount: int(comments?.attr("data-num-comments")),
    media: [...new Map(media.map((one) => [one.url, one])).values()],
    hashtags: hashtagsIn(text),
    mentions: commentary === undefined ? null : mentionsIn(commentary),
    contentUrn: card.attr("data-attributed-urn"),
    shownUrl: link === null || postIdOf(link) !== id ? null : link.split("?")[0],
    reactionTypes: kinds.length === 0 ? null : [...new Set(kinds)],
    // The word for it is a part of its own behind the age.
    isEdited: time?.one("span:not([aria-hidden])")?.text() ? true : null,
    linkUrls: commentary === undefined ? null : linksIn(commentary),
    sharedLink: own(
      `${mark("article-content")}, ${mark("ingested-content-summary-external-video-content")}`,
    ).map(linkOf)[0],
    sharedDocument: own("[data-native-document-config]").map((frame) => documentOf(frame, warn))[0],
    resharedPost: card.all(RESHARED).map((inner) => resharedOf(inner, warn))[0],
    originalId: original === id || header === null ? null : original,
    repostedBy: header === null ? null : reposterIn(header, warn),
  });
}

function imageOf(img: HtmlNode): NonNullable<PostDraft["media"]> {
  const url = img.url("data-delayed-url") ?? img.url("src");
  const media = { previewUrl: null, altText: img.attr("alt") || null, durationSeconds: null };
  return url === null ? [] : [{ kind: "image", url, ...media }];
}

/** Of the files of a film the one with most bits. */
function filmOf(video: HtmlNode): NonNullable<PostDraft["media"]> {
  const rate = (one: unknown) => num(one, "data-bitrate") ?? 0;
  const sources = arr(jsonIn(video.attr("data-sources")))?.toSorted((one, other) => rate(other) - rate(one));
  const url = urlAt(sources?.[0], "src") ?? video.url("src");
  const media = { previewUrl: video.url("data-poster-url"), altText: null, durationSeconds: null };
  return url === null ? [] : [{ kind: "video", url, ...media }];
}

/** The frame that shows a document has what it needs for that in an attribute. */
function documentOf(frame: HtmlNode, warn: RunContext["warn"]): PostDraft["sharedDocument"] {
  const config = jsonIn(frame.attr("data-native-document-config"));
  const covers = arr(config, "doc.coverPages")?.flatMap((page) => linkAt(page, "config.src") ?? []) ?? null;
  if (covers === null) warn("field_missing", "sharedDocument: the document of a post cannot be read.");
  const [title, pageCount] = [str(config, "doc.title"), int(config, "doc.totalPageCount")];
  return covers === null && title === null ? null : { title, pageCount, coverUrls: covers };
}

function jsonIn(text: string | null): unknown {
  try {
    return parseJsonSafe(text ?? "");
  } catch (error) {
    if (error instanceof SourceError) return null;
    throw error;
  }
}

function reposterIn(header: HtmlNode, warn: RunContext["warn"]): PostDraft["repostedBy"] {
  const author = authorIn(header, null, warn);
  return author === null ? null : { id: author.id, name: author.name, url: author.url, kind: author.kind };
}

const linksIn = (commentary: HtmlNode): string[] => [
  ...new Set(commentary.all("a[href]").flatMap((link) => outwardUrl(link.attr("href")) ?? [])),
];

const mentionsIn = (commentary: HtmlNode): string[] => [
  ...new Set(commentary.all("a[href]").flatMap((link) => identityOf(link.attr("href"))?.id ?? [])),
];

function linkOf(card: HtmlNode): PostDraft["sharedLink"] {
  const link = card.is("a[href]") ? card : card.one("a[href]");
  const url = outwardUrl(link?.attr("href") ?? null);
  const [title, site] = [
    card.textOf("h2, h3.tw-feed-content-title"),
    card.textOf("h3.tw-feed-content-subtitle, h4"),
  ];
  return url === null ? null : { url, title, siteText: site, imageUrl: pictureIn(card) };
}

function resharedOf(card: HtmlNode, warn: RunContext["warn"]): PostDraft["resharedPost"] {
  const id = postIdOf(card.attr("data-activity-urn"));
  const lockup = card.one(mark("feed-reshare-content__entity-lockup"));
  const text = linesIn(card.one(mark("feed-reshare-content__commentary")));
  const author = authorIn(lockup, lockup?.one("p") ?? null, warn);
  return { id, url: id === null ? null : postUrl(id), text, author };
}
