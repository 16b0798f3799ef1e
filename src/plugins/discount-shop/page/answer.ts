import {
  changed,
  filledText,
  type HtmlDocument,
  type HttpResponse,
  idString,
  isJsonObject,
  type JsonObject,
  jsonVariable,
  obj,
  parseHtml,
  requireEnd,
  type RunContext,
  SourceError,
  sourceUrl,
} from "../../../plugin-sdk/index.ts";
import { CHECK_WANTED } from "../source.ts";
import { addressOf, type Edition, editionOf, prefixOf, type TemuTarget } from "../targets.ts";
import { camelKeys } from "./camel-keys.ts";

/** A page or an answer of Temu, its data with keys in camel case: pages write them so, answers with underscores. */
export interface Answer {
  page: HttpResponse;
  /** The state of a page, or what an answer holds; null for a page without state. */
  data: JsonObject | null;
  /** The page itself; null for an answer. */
  document: HtmlDocument | null;
}

/** Asks for the page of a target once: a guard that said no says it again. @throws SourceError `input_not_found` when it leads home */
export async function askPage(ctx: RunContext, edition: Edition, target: TemuTarget): Promise<Answer> {
  const { kind, path, query } = target;
  if (kind === "share") {
    const [host = "", ...code] = path.split("/");
    const origin = ctx.origin(host === "temu.to" ? "short" : "share");
    const shared = await ctx.http.get(sourceUrl(origin, "/{path*}", { path: code.join("/") }), {
      maxTries: 1,
    });
    return readAnswer(shared);
  }
  const root = `${ctx.origin("web")}${prefixOf(edition)}`;
  const url = path === "" ? `${root}/` : sourceUrl(root, "/{path*}", { path });
  const page = await ctx.http.get(url, { query, maxTries: 1 });
  const led = editionOf(new URL(page.url).pathname);
  if (path !== "" && led.rest === "/")
    throw new SourceError("input_not_found", `Temu leads from ${addressOf(target)} to ${page.url}.`, {
      url: page.url,
    });
  return readAnswer(page);
}

/** Asks a call that the pages make. Temu mostly wants a token of its scripts for it, which is then `source_blocked`. */
export async function askCall(
  ctx: RunContext,
  edition: Edition,
  path: `/${string}`,
  { query, body }: { query: Record<string, string | number | boolean>; body?: JsonObject },
): Promise<Answer> {
  const url = `${ctx.origin("web")}${prefixOf(edition)}${path}`;
  const headers = { accept: "application/json" };
  if (body === undefined) return readAnswer(await ctx.http.get(url, { query, headers, maxTries: 1 }));
  const sent = { headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) };
  return readAnswer(await ctx.http.post(url, { query, ...sent, maxTries: 1 }));
}

/** Names under which pages keep their state. */
const STATES = ["rawData", 'rawData"]', "rawData']"];

/** @throws SourceError `source_changed` for a cut page or another form, `source_blocked` for a page without content */
export function readAnswer(page: HttpResponse): Answer {
  if (/^\s*\{/.test(page.text)) return { page, data: resultOf(page), document: null };
  requireEnd(page, "</html>");
  const document = parseHtml(page);
  for (const name of STATES) {
    const { value, problem } = jsonVariable(page.text, name);
    if (problem === "not_found") continue;
    const state = camelKeys(value);
    if (!isJsonObject(state))
      throw changed(page, `The state of the page is broken (${problem ?? "no object"}).`);
    const store = obj(state, "store") ?? state;
    const isList = store["goodsList"] !== undefined;
    const refusal = obj(store, "goods") === null && !isList ? refusalIn(store) : null;
    if (refusal !== null) throw new SourceError("source_blocked", refusal, { url: page.url });
    return { page, data: store, document };
  }
  // A check in a language that no rule knows; and the loader that comes before one, which has nothing to read.
  if (document.has('[role="dialog"]') || isBare(document))
    throw new SourceError("source_blocked", "Temu sent its guard's script instead of the page.", {
      url: page.url,
    });
  return { page, data: null, document };
}

/** The pages to sign in at and to be checked at have states of their own. */
function refusalIn(store: JsonObject): string | null {
  if (idString(store, "loginScene") !== null) return "Temu asks to sign in before it shows the page.";
  const isCheck = idString(store, "error.errorCode") === CHECK_WANTED;
  return isCheck ? "Temu wants its security check solved before it shows the page." : null;
}

const isBare = (document: HtmlDocument): boolean =>
  document.has("script") &&
  !document.has('meta[property^="og:"], script[type="application/ld+json"], h1') &&
  (filledText(document.textOf("body")) ?? "").length < 200;

function resultOf(page: HttpResponse): JsonObject {
  const answer = camelKeys(page.json());
  if (!isJsonObject(answer)) throw changed(page, "The answer is no object.");
  const code = idString(answer, "errorCode");
  if (answer["success"] === false || (code !== null && code !== "1000000"))
    throw changed(page, `The answer does not say that it succeeded (error ${code ?? "not named"}).`);
  return answer;
}
