import {
  changed,
  decodePercent,
  type HttpResponse,
  isJsonObject,
  type JsonObject,
  jsonScriptById,
  obj,
  type RunContext,
  SourceError,
  withoutEnd,
} from "../../../plugin-sdk/index.ts";

export interface Embed {
  page: HttpResponse;
  data: JsonObject;
}

/**
 * Reads one of the pages that other sites show in a frame; `path` is behind `/embed/`.
 * @throws SourceError `input_not_found` where the page says that there is nothing or that it may not be embedded
 */
export async function openEmbed(ctx: RunContext, url: string): Promise<Embed> {
  const page = await ctx.http.get(url);
  const script = jsonScriptById(page.text, "__FRONTITY_CONNECT_STATE__");
  const all = obj(script.value, "source.data");
  if (all === null) throw changed(page, "The embedded page carries no state that can be read.");
  const data = entryAt(all, new URL(url).pathname);
  if (data === null) throw changed(page, "The embedded page has no data under its own address.");
  if (data["isError"] === true || data["is404"] === true)
    throw new SourceError("input_not_found", "TikTok has nothing to embed here, or does not allow it.", {
      url: page.url,
    });
  return { page, data };
}

/** Pages are kept by their address, at times with a slash at its end or with a query. */
function entryAt(all: JsonObject, path: string): JsonObject | null {
  const plain = (text: string) =>
    withoutEnd((decodePercent(text) ?? text).replace(/\?.*$/, ""), "/").toLowerCase();
  const key = Object.keys(all).find((one) => plain(one) === plain(path));
  const entry = key === undefined ? null : all[key];
  return isJsonObject(entry) ? entry : null;
}
