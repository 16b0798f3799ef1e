import { jspbAt } from "../../../plugin-shared/google/jspb.ts";
import {
  changed,
  type HtmlDocument,
  type HttpResponse,
  jsonVariable,
  parseHtml,
  type RunContext,
  SourceError,
  sourceUrl,
} from "../../../plugin-sdk/index.ts";
import { holds, readAnswer } from "../answer.ts";
import { featureId, featureOf, isSamePlace, isTopic } from "../ids.ts";
import { filledPb } from "../pb.ts";
import { callQuery, type Locale } from "../source.ts";
import { readMapsUrl } from "../targets.ts";
import { searchedFor } from "../search/rows.ts";
import { readPlace } from "./record.ts";

/** Answers about a place are at times stubs, of its name alone or without counts; asked again they are whole. */
const TRIES = 3;
const REDIRECTS = [301, 302, 303, 307, 308];
const MAX_REDIRECTS = 5;
const nodeOf = (answer: unknown): unknown => jspbAt(answer, [6]);
const isAnswer = (answer: unknown): boolean => featureId(jspbAt(nodeOf(answer), [10])) !== null;
/** Whatever is on the map has a category, an address or a rating. */
const SAID = [[13], [76], [39], [18], [2], [4, 7]];
const isBare = (node: unknown): boolean => SAID.every((path) => jspbAt(node, path) === null);
const lacksCount = (node: unknown): boolean =>
  jspbAt(node, [4, 7]) !== null && jspbAt(node, [4, 8]) === null && jspbAt(node, [4, 3, 1]) === null;

/**
 * A place by any of its ids, or by an address that leads to it, with the message that it was read from.
 * @throws SourceError `input_not_found` where there is none, `source_changed` for an answer about another place, or one
 *   that says nothing of it
 */
export async function askPlace(ctx: RunContext, locale: Locale, target: string) {
  const id = /^https?:/.test(target) ? await leadTo(ctx, target, "place") : target;
  const feature = featureOf(id);
  const { page, message } = await (feature === null
    ? askPage(ctx, locale, id)
    : askCall(ctx, locale, feature));
  const facts = readPlace(message, "the place", ctx.warn);
  if (facts === null) throw changed(page, "The answer is about no place in the known form.");
  if (feature !== null && !isSamePlace(facts.id, feature))
    throw changed(page, `The answer is about place ${facts.id} and not about ${feature}.`);
  if (feature === null && /^ChIJ/.test(id) && facts.placeId !== id)
    throw changed(page, `The answer is about place ${facts.placeId} and not about ${id}.`);
  if (isTopic(id) && facts.kgmid !== id)
    throw changed(page, `The answer is about topic ${facts.kgmid} and not about ${id}.`);
  if (lacksCount(message))
    ctx.warn(
      "answer_incomplete",
      `ratingCount: the answer about ${facts.id} rates it and does not say by how many.`,
    );
  return { page, message, facts };
}

async function askCall(ctx: RunContext, locale: Locale, feature: string) {
  for (let tried = 1; ; tried++) {
    const query = { ...callQuery(locale), pb: filledPb("place", { feature }) };
    const page = await ctx.http.get(`${ctx.origin("web")}/maps/preview/place`, { query });
    const answer = readAnswer(page, isAnswer);
    const [isRead, node] = [isAnswer(answer), nodeOf(answer)];
    if (isRead && !isBare(node) && (!lacksCount(node) || tried === TRIES)) return { page, message: node };
    if (isRead && tried < TRIES) continue;
    if (isRead) throw changed(page, `The answer about place ${feature} says nothing of it but its name.`);
    // What is about a place names addresses and ids besides it.
    const namesAny = holds(answer, (part) => typeof part === "string" && /^(?:0x|\/g\/|https?:)/.test(part));
    if (namesAny || searchedFor(answer) !== null)
      throw changed(page, "The answer has no place where it used to be, and tells of one.");
    if (tried === TRIES)
      throw new SourceError("input_not_found", `Google Maps has no place ${feature}.`, { url: page.url });
  }
}

/** For ids that hold no feature id, and addresses without any: the page has the answer, or the address of the call. */
async function askPage(ctx: RunContext, { language, country }: Locale, id: string) {
  const origin = ctx.origin("web");
  const query = { hl: language, gl: country };
  const page = /^https?:/.test(id)
    ? await ctx.http.get(origin + new URL(id).pathname, { query })
    : isTopic(id)
      ? await ctx.http.get(sourceUrl(origin, "/maps/place/data=!4m2!3m1!16s{id}", { id }), { query })
      : await ctx.http.get(`${origin}/maps/place/`, { query: { q: `place_id:${id}`, ...query } });
  const document = parseHtml(page);
  const call = document.attrOf('link[href^="/maps/preview/place?"]', "href");
  if (call === null && isPlainMap(page, document))
    throw new SourceError("input_not_found", `Google Maps shows no place for ${id}.`, { url: page.url });
  const answered = call === null ? page : await ctx.http.get(origin + call);
  const answer = readAnswer(answered, isAnswer);
  const node = nodeOf(answer);
  if (isAnswer(answer) && !isBare(node)) return { page: answered, message: node };
  throw changed(
    answered,
    "The page of the place carries no answer about it, or one that says nothing of it.",
  );
}

/** Whether a page shows the map and no place: it has the map's own title and state, and names no place anywhere. */
function isPlainMap(page: HttpResponse, document: HtmlDocument): boolean {
  const title = document.attrOf('meta[itemprop="name"], meta[property="og:title"]', "content");
  const { value } = jsonVariable(page.text, "APP_INITIALIZATION_STATE");
  return (
    title === "Google Maps" &&
    Array.isArray(jspbAt(value, [3])) &&
    !/0x[0-9a-f]{1,16}:0x[0-9a-f]|\/maps\/preview\/place|ChIJ|\/g\/1/i.test(page.text)
  );
}

/** Follows an address that leads to another by hand: only to addresses of the map. Gives the id, or the address of a page. */
export async function leadTo(ctx: RunContext, address: string, kind: "place" | "list"): Promise<string> {
  let url = address;
  for (let hops = 0; hops < MAX_REDIRECTS; hops++) {
    const target = readMapsUrl(url);
    if (target?.kind === kind || (kind === "place" && target?.kind === "page")) return target.value;
    if (target?.kind !== "short")
      throw new SourceError(
        "input_not_found",
        `${address} leads to ${target?.kind ?? "nothing"} and not to a ${kind}.`,
        {
          url,
        },
      );
    const { host, pathname } = new URL(url);
    const origin = ctx.origin(host === "goo.gl" ? "olderShort" : "short");
    const page = await ctx.http.get(sourceUrl(origin, "/{path*}", { path: pathname.slice(1) }), {
      expect: REDIRECTS,
    });
    const location = page.header("location");
    if (location === null) throw changed(page, "The short address leads nowhere.");
    if (/^https?:\/\/(?:consent|accounts)\./.test(location))
      throw new SourceError(
        "source_blocked",
        "Google asks for consent or an account before it follows a short address.",
        {
          url: page.url,
        },
      );
    url = location;
  }
  throw changed({ url: address }, "The short address leads on and on.");
}
