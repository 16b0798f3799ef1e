import {
  changed,
  type HttpResponse,
  isJsonObject,
  type JsonObject,
  jsonVariable,
  requireEnd,
  type RunContext,
} from "../../../plugin-sdk/index.ts";
import { refuseAlerts } from "./refusals.ts";

/** In which language, and from which country, pages are asked for. */
export interface Locale {
  language: string;
  country: string;
}

/** An answer of YouTube's, from a page or from its own calls: both carry the same objects. */
export interface Answer {
  page: HttpResponse;
  data: JsonObject;
  /** What the player of a watch page gets; null on other pages. */
  player: JsonObject | null;
  /** Language of the texts: the page's own where it states one. */
  language: string;
}

/** The website as a client of its own calls. Versions of some months ago are still served. */
const WEB = { clientName: "WEB", clientVersion: "2.20260603.05.00" };
const WEB_HEADERS = { "x-youtube-client-name": "1", "x-youtube-client-version": WEB.clientVersion };

/** Reads a page of the website: the object that it is drawn from stands in a script; one that may be bare can do without. */
export async function openPage(
  ctx: RunContext,
  url: string,
  locale: Locale,
  query: Record<string, string> = {},
  mayBeBare = false,
): Promise<Answer> {
  const asked = { ...query, hl: locale.language, gl: locale.country.toUpperCase() };
  const page = await ctx.http.get(url, { query: asked });
  requireEnd(page, "</html>");
  const data = objectOf(page, "ytInitialData") ?? (mayBeBare ? {} : null);
  if (data === null) throw changed(page, "The page has no ytInitialData.");
  refuseAlerts(page, data);
  const language = /<html\b[^>]{0,500}?\slang="([A-Za-z]{2,3}(?:-\w{2,8})*)"/.exec(page.text)?.[1];
  return {
    page,
    data,
    player: objectOf(page, "ytInitialPlayerResponse"),
    language: language ?? locale.language,
  };
}

/** One of the calls by which the pages load more. robots.txt disallows them: they run only where the operator allows it. */
export async function call(ctx: RunContext, name: string, body: JsonObject, locale: Locale): Promise<Answer> {
  const client = { ...WEB, hl: locale.language, gl: locale.country.toUpperCase() };
  const page = await ctx.http.post(`${ctx.origin("web")}/youtubei/v1/${name}?prettyPrint=false`, {
    headers: { "content-type": "application/json", ...WEB_HEADERS },
    body: JSON.stringify({ context: { client }, ...body }),
  });
  const data = page.json();
  if (!isJsonObject(data)) throw changed(page, "The answer is no object.");
  refuseAlerts(page, data);
  return { page, data, player: null, language: locale.language };
}

/** `var ytInitialData = {…}`, and `window["ytInitialData"] = {…}` of older pages. */
function objectOf(page: HttpResponse, name: string): JsonObject | null {
  const found = [name, `${name}"]`].map((spelled) => jsonVariable(page.text, spelled).value);
  return found.find(isJsonObject) ?? null;
}
