import {
  changed,
  countFrom,
  type HttpResponse,
  isJsonObject,
  linkFrom,
  readFields,
  type RunContext,
  SourceError,
  textFrom,
} from "../../../plugin-sdk/index.ts";
import { channelRecord } from "../items/item.ts";
import { videoUrl } from "../source.ts";

const EMBED = {
  title: textFrom("title", ""),
  channelName: textFrom("author_name", ""),
  channelAddress: textFrom("author_url", ""),
  still: linkFrom("thumbnail_url", ""),
  widthPx: countFrom("thumbnail_width", ""),
  heightPx: countFrom("thumbnail_height", ""),
  html: textFrom("html", ""),
};

/** Videos by what YouTube tells other websites of them (oEmbed), from the first page of one on that it refuses. */
export class Embeds {
  #refusal: SourceError | null = null;

  /** What `load` reads of the page of a video; null where the source refuses it, or has refused one before. */
  async unlessRefused<T>(load: () => Promise<T>): Promise<T | null> {
    if (this.#refusal !== null) return null;
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof SourceError) || error.code !== "source_blocked") throw error;
      this.#refusal = error;
      return null;
    }
  }

  /** Title, channel and still. @throws SourceError `input_not_found`; the refusal of the page where this cannot be had either */
  async read(ctx: RunContext, id: string) {
    const page = await ctx.http
      .get(`${ctx.origin("web")}/oembed`, { query: { url: videoUrl(id), format: "json" } })
      .catch((error: unknown) => {
        const says = error instanceof SourceError ? error.code : "";
        throw ["input_not_found", "cancelled"].includes(says) ? error : (this.#refusal ?? error);
      });
    ctx.warn(
      "page_not_read",
      `description, viewCount, publishedAt and others: YouTube refuses the page of ${id}: ${this.#refusal?.message ?? ""}`,
    );
    return { page, ...readEmbed(page, id, ctx.warn) };
  }

  /** Ends the run as partial where a page was refused. */
  end(): void {
    if (this.#refusal !== null) throw this.#refusal;
  }
}

/** Reads an answer for other websites. @throws SourceError `source_changed` for another video, or one without a title */
export function readEmbed(page: HttpResponse, id: string, warn: RunContext["warn"]) {
  const answer = page.json();
  const read = readFields(EMBED, isJsonObject(answer) ? answer : {}, { answer: "embed", warn });
  const { title, channelName, channelAddress, still, html, ...size } = read;
  // It names the video in addresses alone.
  if (![html, still].some((text) => text?.split(/[/?"&]/).includes(id) === true))
    throw changed(page, `The answer is not about video ${id}.`);
  if (title === null) throw changed(page, "The answer does not name the title of the video.");
  const path = URL.parse(channelAddress ?? "")?.pathname ?? null;
  const channel = /^\/channel\/(UC[\w-]{22})$/.exec(path ?? "")?.[1] ?? null;
  return {
    id,
    url: videoUrl(id),
    title,
    channel: {
      ...channelRecord({ id: channel, name: channelName, path, imageUrl: null, isVerified: null }),
      subscriberCount: null,
      subscriberCountText: null,
    },
    embedUrl: /\bsrc="([^"]+)"/.exec(html ?? "")?.[1]?.replaceAll("&amp;", "&") ?? null,
    thumbnails: still === null ? null : [{ url: still, ...size }],
  };
}
