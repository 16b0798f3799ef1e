import {
  changed,
  type HtmlNode,
  htmlToText,
  type PageText,
  parseHtml,
  requireEnd,
  SourceError,
} from "../../../plugin-sdk/index.ts";
import { readSocialUrl } from "../targets.ts";
import { languageOf } from "./language.ts";
import { shownCount } from "./shown-count.ts";

const GONE =
  /EmbedBrokenMedia|The link to this photo or video may be broken, or the post may have been removed/;

/** Marks of an embed that shows something, whatever its form. */
const IS_EMBED = /contextJSON|class="Embed\b|EmbeddedMedia/;

/** @throws SourceError `source_changed` for an embed of which nothing was read, though it is one */
export function refuseUnreadEmbed(page: PageText & { url: string }): null {
  if (IS_EMBED.test(page.text)) throw changed(page, "The embed has a form that is not known.");
  return null;
}

/** @throws SourceError `input_not_found` for an embed that says that there is no post, or none that may be embedded */
export function refuseBrokenEmbed(page: PageText & { url: string }, what: string): void {
  if (!GONE.test(page.text)) return;
  const message = `Instagram says that ${what} was removed, or that its owner does not let others show it.`;
  throw new SourceError("input_not_found", message, { url: page.url });
}

/**
 * What the markup of a post's embed shows. Null where it shows no post at all.
 * @throws SourceError `source_changed` for a page that is cut or about another post
 */
export function embeddedPost(page: PageText & { url: string }, code: string) {
  const document = parseHtml(page);
  const picture = document.one("img.EmbeddedMediaImage");
  const username = document.textOf(".UsernameText");
  if (picture === null && username === null) return null;
  requireEnd(page, "</html>");
  const links = [
    ...document.all("[data-permalink]").map((node) => node.attr("data-permalink")),
    ...document.all("a[href]").map((node) => node.attr("href")),
  ];
  const about = links
    .flatMap((link) => readSocialUrl(link ?? "") ?? [])
    .find(({ kind }) => /post|reel/.test(kind));
  if (about?.value !== code) throw changed(page, `The embed is not about post ${code}.`);
  const language = languageOf(document);
  const caption = document.one(".Caption");
  const parts = caption && captionParts(caption, code);
  return {
    mediaId: document.attrOf("[data-media-id]", "data-media-id"),
    username: username?.toLowerCase() ?? parts?.username ?? null,
    avatarUrl: document.urlOf(".Avatar img", "src"),
    text: parts?.text ?? null,
    imageUrl: picture?.url("src") ?? null,
    altText: picture?.attr("alt") ?? null,
    videoUrl: document.urlOf("video[src]", "src"),
    isVideo: /\bWatchOnInstagram\b|\bEmbedVideo\b|data-media-type="GraphVideo"/.test(page.text),
    ...shownCount("like", document.textOf(".SocialProof"), language),
    ...shownCount("comment", parts?.comments ?? null, language),
  };
}

/** The caption without the name before it, and the words of the link to the comments behind it. */
function captionParts(caption: HtmlNode, code: string) {
  const links = caption.all("a").map((link) => ({ link, target: readSocialUrl(link.attr("href") ?? "") }));
  const name = links.find(({ link, target }) => link.text().toLowerCase() === target?.value);
  const comments = links.filter(({ target }) => target?.value === code);
  const aside = [...comments, ...(name === undefined ? [] : [name])];
  const html = aside.reduce((left, { link }) => left.replace(link.outerHtml(), ""), caption.html());
  const text = htmlToText(html).trim();
  return {
    text: text === "" ? null : text,
    username: name?.target?.value ?? null,
    comments: comments.at(-1)?.link.text() ?? null,
  };
}
