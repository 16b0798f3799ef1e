import {
  changed,
  type HttpResponse,
  requireEnd,
  type RunContext,
  SourceError,
} from "../../../plugin-sdk/index.ts";

/** Failures of an embed that say what is the matter with the target, more than a wall does. */
const ABOUT_TARGET: ReadonlySet<string> = new Set(["input_not_found", "source_changed"]);
/** Those that say why there is nothing, where a page without data does not. */
const TELLING: ReadonlySet<string> = new Set([
  ...ABOUT_TARGET,
  "source_blocked",
  "source_rate_limited",
  "source_unavailable",
  "source_timeout",
]);

/** How to read one target from each of its surfaces; null where a surface carries nothing of it. */
export interface Readers<T> {
  page: string;
  onPage: (page: HttpResponse) => T | null;
  embed: string;
  onEmbed: (page: HttpResponse) => T | null;
  onTags: (page: HttpResponse) => T | null;
}

/**
 * The surfaces of Instagram that are open without an account, from the one that says most: the page, the embed that other
 * sites show, the tags of the page. After a wall no further page is asked for in this run, only embeds.
 */
export class Surfaces {
  #wall: SourceError | null = null;

  /** @throws SourceError what ended the last surface, where none carries the target */
  async open<T>(ctx: RunContext, what: string, readers: Readers<T>): Promise<T> {
    const page = await this.#page(ctx, readers.page);
    const read = page === null ? null : readers.onPage(whole(page));
    if (read !== null) return read;
    const why = page === null ? "pages are walled off" : "its page carries no data";
    ctx.warn("surface_fallback", `surface: ${what} was looked for in its embed, since ${why}.`);
    const { embedded, error } = await this.#embed(ctx, readers);
    const found = embedded ?? (page === null ? null : readers.onTags(page));
    if (error !== null && (found !== null || !TELLING.has(error.code)))
      ctx.warn("embed_not_read", error.message);
    if (found !== null) return found;
    if (this.#wall !== null && !(error !== null && ABOUT_TARGET.has(error.code))) throw this.#wall;
    if (error !== null && TELLING.has(error.code)) throw error;
    throw changed({ url: readers.page }, `Neither page nor embed carries data of ${what}.`);
  }

  async #page(ctx: RunContext, url: string): Promise<HttpResponse | null> {
    if (this.#wall !== null) return null;
    try {
      return await ctx.http.get(url, { maxTries: 1 });
    } catch (error) {
      if (!(error instanceof SourceError) || error.code !== "source_blocked") throw error;
      this.#wall = error;
      return null;
    }
  }

  async #embed<T>(ctx: RunContext, { embed, onEmbed }: Readers<T>) {
    try {
      return { embedded: onEmbed(await ctx.http.get(embed, { maxTries: 1 })), error: null };
    } catch (error) {
      if (!(error instanceof SourceError) || error.code === "cancelled") throw error;
      return { embedded: null, error };
    }
  }
}

/** An answer that is JSON throughout has no such end, and cannot be read where it is cut. */
function whole(page: HttpResponse): HttpResponse {
  if (!/^\s*[{[]/.test(page.text)) requireEnd(page, "</html>");
  return page;
}
