import {
  arr,
  at,
  int,
  isJsonObject,
  type JsonObject,
  num,
  obj,
  type PostMedia,
  postMediaOf,
  str,
  urlAt,
} from "../../../plugin-sdk/index.ts";
import type { Answer } from "./kinds.ts";

/** Counts what could not be read. */
type Warn = (code: string, message: string) => void;

export const POST_TYPES = ["text", "image", "gallery", "video", "link", "crosspost"] as const;
export type PostType = (typeof POST_TYPES)[number];

const IMAGE = /^https?:\/\/(?:i\.redd\.it\/|[^?#]+\.(?:jpe?g|png|gif|webp)(?:[?#]|$))/i;

/** What a post is made of. Null where the answer does not tell. */
export function typeOf(data: JsonObject): PostType | null {
  const url = str(data, "url_overridden_by_dest") ?? str(data, "url") ?? "";
  if (isGallery(data, url)) return "gallery";
  if (data["is_video"] === true || /^https?:\/\/v\.redd\.it\//.test(url)) return "video";
  if ((data["crosspost_parent"] ?? null) !== null || arr(data, "crosspost_parent_list") !== null)
    return "crosspost";
  if (data["is_self"] === true) return "text";
  if (data["is_self"] !== false || url === "") return null;
  return IMAGE.test(url) ? "image" : "link";
}

const isGallery = (data: JsonObject, url: string): boolean =>
  data["is_gallery"] === true || obj(data, "gallery_data") !== null || /reddit\.com\/gallery\//.test(url);

/** Pictures and films of a post; null where the answer does not show those that it has. What passes on a post has those of that one. */
export function mediaIn(row: JsonObject, answer: Answer, warn: Warn): PostMedia[] | null {
  const data = obj(row, "crosspost_parent_list[0]") ?? row;
  const type = typeOf(data);
  const url = str(data, "url_overridden_by_dest") ?? str(data, "url");
  const isFeed = answer === "feed";
  if (type === "image" && url !== null) return [imageIn(data, url, isFeed, warn)];
  if (type === "gallery") return isFeed ? null : galleryIn(data, warn);
  if (type === "video") return isFeed ? null : filmIn(data, warn);
  return type === null || type === "crosspost" ? null : [];
}

const WITHOUT_SIZE = "media: the answer does not say how large a picture or film is.";

function imageIn(data: JsonObject, url: string, isFeed: boolean, warn: Warn): PostMedia {
  const source = at(data, "preview.images[0].source");
  const [widthPx, heightPx] = [int(source, "width"), int(source, "height")];
  if (!isFeed && (widthPx === null || heightPx === null)) warn("field_missing", WITHOUT_SIZE);
  return postMediaOf({ kind: "image", url, widthPx, heightPx });
}

function filmIn(data: JsonObject, warn: Warn): PostMedia[] | null {
  const film = obj(data, "secure_media.reddit_video") ?? obj(data, "media.reddit_video");
  const url = urlAt(film, "fallback_url");
  if (url === null) {
    warn("field_missing", "media: the post is a film, and its answer does not say where.");
    return null;
  }
  const [widthPx, heightPx] = [int(film, "width"), int(film, "height")];
  if (widthPx === null || heightPx === null) warn("field_missing", WITHOUT_SIZE);
  return [
    postMediaOf({
      kind: "video",
      url,
      previewUrl: urlAt(data, "preview.images[0].source.url"),
      widthPx,
      heightPx,
      durationSeconds: num(film, "duration"),
    }),
  ];
}

function galleryIn(data: JsonObject, warn: Warn): PostMedia[] | null {
  const items = arr(data, "gallery_data.items");
  if (items === null) {
    warn("field_missing", "media: the post is a gallery, and its answer does not show it.");
    return null;
  }
  return items.flatMap((item) => {
    const id = str(item, "media_id");
    const picture =
      id === null ? null : pictureIn(obj(data, "media_metadata")?.[id], str(item, "caption"), warn);
    if (picture === null) warn("field_missing", "media: a picture of a gallery could not be read.");
    return picture ?? [];
  });
}

function pictureIn(stated: unknown, altText: string | null, warn: Warn): PostMedia | null {
  const source = isJsonObject(stated) ? stated["s"] : null;
  const url = urlAt(source, "u") ?? urlAt(source, "gif");
  if (url === null) return null;
  const [widthPx, heightPx] = [int(source, "x"), int(source, "y")];
  if (widthPx === null || heightPx === null) warn("field_missing", WITHOUT_SIZE);
  return postMediaOf({ kind: "image", url, altText, widthPx, heightPx });
}
