import {
  arr,
  findByType,
  firstOf,
  int,
  type JsonObject,
  obj,
  parseDate,
  parseDuration,
  type RunContext,
  str,
} from "../../../plugin-sdk/index.ts";
import { postUrl } from "../source.ts";
import { postIdOf } from "../targets.ts";
import { linkAt, outwardUrl } from "../page/links.ts";
import { linesOf } from "../page/texts.ts";
import { linkedAuthor } from "./author.ts";
import { hashtagsIn, type PostDraft, postDraft } from "./post-record.ts";

/** A post in linked data: films have a type of their own. */
const TYPES = ["SocialMediaPosting", "DiscussionForumPosting", "VideoObject", "Article"];
const NAMES = ["@id", "url", "mainEntityOfPage", "mainEntityOfPage.@id"];

/** The posts that the linked data of a page are about, by their numbers. */
export function linkedPosts(nodes: readonly JsonObject[]): Map<string, JsonObject> {
  const named = TYPES.flatMap((type) => findByType(nodes, type)).flatMap((node) => {
    const id = NAMES.map((name) => postIdOf(str(node, name))).find((one) => one !== null);
    return id == null ? [] : [[id, node] as const];
  });
  return new Map(named.toReversed());
}

/** An instant of linked data; null where it says only a day. */
export function instantAt(node: JsonObject, ...paths: string[]): string | null {
  const read = parseDate(str(firstOf(node, paths)) ?? "");
  return read?.includes("T") === true ? read : null;
}

/** How often people did this, such as `LikeAction`: `interactionStatistic` is one counter or a list. */
export function interactions(node: JsonObject, action: string): number | null {
  const stated = node["interactionStatistic"];
  const counter = (arr(stated) ?? [stated]).find((one) =>
    (str(one, "interactionType") ?? str(one, "interactionType.@type"))?.endsWith(action),
  );
  const count = int(counter, "userInteractionCount");
  return count === null || count < 0 ? null : count;
}

/** What linked data say of a post. */
export function linkedPost(id: string, node: JsonObject, warn: RunContext["warn"]): PostDraft {
  const text = linesOf(str(firstOf(node, ["articleBody", "text", "description"])));
  const shared = obj(node, "sharedContent");
  const sharedUrl = outwardUrl(linkAt(shared, "url"));
  return postDraft({
    id,
    url: postUrl(id),
    text,
    author: linkedAuthor(node, warn),
    publishedAt: instantAt(node, "datePublished", "uploadDate"),
    likeCount: interactions(node, "LikeAction"),
    commentCount: int(node, "commentCount") ?? interactions(node, "CommentAction"),
    shareCount: interactions(node, "ShareAction"),
    media: mediaOf(node, warn),
    hashtags: hashtagsIn(text),
    shownUrl: NAMES.map((name) => linkAt(node, name)).find((url) => url?.includes("/posts/")) ?? null,
    sharedLink:
      sharedUrl === null
        ? null
        : { url: sharedUrl, title: str(shared, "headline"), siteText: null, imageUrl: null },
  });
}

/** Pictures and the film; what stands for a film of another site is no picture of the post. */
function mediaOf(node: JsonObject, warn: RunContext["warn"]): PostDraft["media"] {
  const film = node["contentUrl"] === undefined ? obj(node, "video") : node;
  if (film !== null) {
    const url = linkAt(film, "contentUrl");
    const previewUrl = linkAt(film, "thumbnailUrl") ?? linkAt(film, "thumbnailUrl[0]");
    if (url === null && film === node)
      warn("field_missing", "media: the address of the film cannot be read.");
    const durationSeconds = parseDuration(str(film, "duration") ?? "");
    return url === null ? [] : [{ kind: "video", url, previewUrl, altText: null, durationSeconds }];
  }
  const stated = node["image"];
  if (stated === undefined) return null;
  return (arr(stated) ?? [stated]).flatMap((image) => {
    const url = linkAt(image, "url") ?? linkAt(image, "contentUrl");
    return url === null
      ? []
      : [{ kind: "image", url, previewUrl: null, altText: null, durationSeconds: null }];
  });
}
