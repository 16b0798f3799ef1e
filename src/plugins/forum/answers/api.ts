import {
  arr,
  changed,
  decodeEntities,
  type HttpResponse,
  int,
  isJsonObject,
  type Json,
  type JsonObject,
  obj,
  type RunContext,
  SourceError,
  sourceUrl,
  str,
} from "../../../plugin-sdk/index.ts";

/** A thing of Reddit's: `t1` a comment, `t2` an account, `t3` a post, `t5` a community, `more` what is not unfolded. */
export interface Row {
  kind: string;
  data: JsonObject;
  /** Place among the rows of the answer, from 1; those that were left out count, adverts do not. */
  place: number;
}

export type Query = Readonly<Record<string, string | number | undefined>>;

/** Who may read a community that everybody may read. */
const PUBLIC_TYPES = new Set(["public", "restricted", "archived", "user", "gold_restricted"]);

/** One call of the API, with the operator's credential. */
export async function askApi(
  ctx: RunContext,
  path: string,
  values: Readonly<Record<string, string>>,
  query: Query = {},
): Promise<HttpResponse> {
  const url = sourceUrl(ctx.origin("api"), path, values);
  return ctx.http.get(url, { query: { raw_json: 1, ...query } });
}

/** The JSON of an answer. Without `raw_json` Reddit writes `&`, `<` and `>` of every text as entities. */
export function jsonOf(page: HttpResponse): unknown {
  const isEscaped = /_html":\s*"&lt;|"https?:\/\/[^"?]*\?[^"]*&amp;/.test(page.text);
  const data = page.json() as Json;
  return isEscaped ? unescaped(data) : data;
}

function unescaped(value: Json): Json {
  if (typeof value === "string") return value.includes("&") ? decodeEntities(value) : value;
  if (Array.isArray(value)) return value.map(unescaped);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, unescaped(one)]));
}

/** The rows of a listing and the name of its last one, after which the next page begins. @throws SourceError `source_changed` for anything else */
export function listingIn(
  page: { url: string },
  listing: unknown,
  warn: RunContext["warn"],
): { rows: Row[]; count: number; next: string | null; isEmpty: boolean } {
  const [children, after] = [arr(listing, "data.children"), obj(listing, "data")?.["after"]];
  if (str(listing, "kind") !== "Listing" || children === null)
    throw changed(page, "The answer is no listing.");
  const stated = int(listing, "data.dist");
  if (stated !== null && stated !== children.length)
    warn("rows_missing", `Reddit counts ${stated} rows of the page and sent ${children.length}.`);
  if (after !== null && typeof after !== "string")
    warn("next_page_unknown", "The listing does not say whether it continues.");
  const rows = publicRows(children, warn);
  if (rows.length === 0 && children.length > 0 && children.every(isClosed))
    throw new SourceError("input_not_found", "Reddit shows these rows to members alone.", { url: page.url });
  const count = children.filter((child) => !isAdvert(child)).length;
  return { rows, count, next: str(after), isEmpty: children.length === 0 };
}

/** Things of which everybody may read the community. */
export function publicRows(things: readonly unknown[], warn: RunContext["warn"]): Row[] {
  return things
    .filter((thing) => !isAdvert(thing))
    .flatMap((thing, index) => {
      const [kind, data] = [str(thing, "kind"), obj(thing, "data")];
      if (kind === null || data === null) {
        warn("row_dropped", "A row is not what rows are.");
        return [];
      }
      const visibility = visibilityOf(kind, data);
      if (visibility === "closed") {
        warn("row_dropped", "A row of a community that is not public was left out.");
        return [];
      }
      if (visibility === "unknown")
        warn("visibility_unknown", "type: a row does not say whether its community is public.");
      return [{ kind, data, place: index + 1 }];
    });
}

const isAdvert = (thing: unknown): boolean => obj(thing, "data")?.["promoted"] === true;

const isClosed = (thing: unknown): boolean => {
  const type = str(thing, "data.subreddit_type");
  return type !== null && !PUBLIC_TYPES.has(type);
};

/** A credential may show communities that are closed to others; answers of old, and trimmed ones, do not say of which type one is. */
function visibilityOf(kind: string, data: JsonObject): "public" | "closed" | "unknown" {
  if (kind === "t2" || kind === "more") return "public";
  const type = data["subreddit_type"] ?? null;
  if (type !== null) return typeof type === "string" && PUBLIC_TYPES.has(type) ? "public" : "closed";
  const isOld = data["subreddit_name_prefixed"] === undefined && data["display_name_prefixed"] === undefined;
  return isOld ? "public" : "unknown";
}

/** @throws SourceError `input_not_found` where Reddit led to its search for communities instead of to one */
export function refuseSearch(asked: string, page: HttpResponse): void {
  const led = URL.parse(page.url)?.pathname.startsWith("/subreddits/search") === true;
  if (led && !asked.startsWith("/subreddits/search"))
    throw new SourceError("input_not_found", "Reddit has no such community.", { url: page.url });
}
