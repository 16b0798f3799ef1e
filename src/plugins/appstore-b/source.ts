import { type BatchexecuteCall, batchexecuteForm, readBatchexecute } from "./rpc/batchexecute.ts";
import { googleChallenge } from "../../plugin-shared/google/failures.ts";
import {
  changed,
  commonFailures,
  type FailureRule,
  type HttpResponse,
  type OriginPolicy,
  type ResponseView,
  type RunContext,
  SourceError,
} from "../../plugin-sdk/index.ts";

/** Where people read Google Play; links in Records always point here, whatever the origin is configured to. */
export const PLAY = "https://play.google.com";
const headers = { "accept-language": "en-US,en;q=0.8" };
export const origins: Record<"web", OriginPolicy> = {
  web: { url: PLAY, requestsPerSecond: 1, concurrency: 1, headers },
};

/** Which shop is read (`gl`), and in which language (`hl`). */
export interface Locale {
  country: string;
  language: string;
}
export const localeOf = ({ country, language }: Locale): Locale => ({ country, language });
const localeQuery = ({ country, language }: Locale) => ({ hl: language, gl: country });

export const PATHS = {
  app: "/store/apps/details",
  dataSafety: "/store/apps/datasafety",
  search: "/store/search",
  developerByNumber: "/store/apps/dev",
  developerByName: "/store/apps/developer",
  batchexecute: "/_/PlayStoreUi/data/batchexecute",
} as const;

/** A page for people; without a locale the shop chooses one. */
export function pageUrl(path: string, query: Record<string, string>, locale?: Locale): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${formValue(value)}`);
  const shop = locale ? `&hl=${formValue(locale.language)}&gl=${formValue(locale.country)}` : "";
  return `${PLAY}${path}?${pairs.join("&")}${shop}`;
}

/** A value as forms write it; package names and codes stay as they are. */
function formValue(value: string): string {
  return /^[\w.*-]*$/.test(value) ? value : encodeURIComponent(value).replaceAll("%20", "+");
}

export function appUrl(appId: string, locale?: Locale): string {
  return pageUrl(PATHS.app, { id: appId }, locale);
}

/** Developers have either a number or a name as id, and a page for each kind. */
export function developerPath(developerId: string): string {
  return /^\d+$/.test(developerId) ? PATHS.developerByNumber : PATHS.developerByName;
}

/** In a payload, such as a review that quotes the error, the closing quote would be escaped. */
const GATEWAY_ERROR = /com\.google\.play\.gateway\.proto\.PlayGatewayError"/;
/** How Google Play says no. A missing target is not here: its message names the target (`shopPage`). */
export const failures: readonly FailureRule[] = [
  {
    code: "source_rate_limited",
    message:
      "Google Play's gateway refused the call (PlayGatewayError): it throttles, or it no longer takes this payload.",
    when: ({ url, text }) => url.includes(PATHS.batchexecute) && GATEWAY_ERROR.test(text),
  },
  googleChallenge,
  {
    // It says nothing of the target. What a frame of the answer says is for `readBatchexecute`.
    code: "source_changed",
    message: "Google Play no longer knows this RPC, or no longer takes its payload.",
    when: ({ url, status }) => (status === 400 || status === 404) && url.includes(PATHS.batchexecute),
  },
  ...commonFailures("Google Play"),
];

/** Error pages are tiny, the pages of the shop are a megabyte: an app's description never passes for an error. */
const MAX_ERROR_PAGE_CHARACTERS = 20_000;
/** The page says so in the language asked for; the name of its box is the same in all. */
const NOT_FOUND =
  /id="error-section"|<title>Not Found<\/title>|the requested URL was not found on this server/i;

/** True for the page that stands for a target which does not exist or is not offered; its status is not always 404. */
export function isNotFoundPage({ status, text }: ResponseView): boolean {
  return status === 404 || (text.length < MAX_ERROR_PAGE_CHARACTERS && NOT_FOUND.test(text));
}

/**
 * A page of the shop. `target` says in words what is asked for, such as `app "com.example"`. Country and language are
 * always sent: without them the source guesses from the address of the caller.
 * @throws SourceError `input_not_found` when the shop of this country has no such page
 */
export async function shopPage(
  ctx: RunContext,
  path: string,
  query: Record<string, string | undefined>,
  locale: Locale,
  target: string,
): Promise<HttpResponse> {
  const url = ctx.origin("web") + path;
  const response = await ctx.http.get(url, { query: { ...query, ...localeQuery(locale) }, expect: [404] });
  if (!isNotFoundPage(response)) {
    requireLanguage(response, locale);
    return response;
  }
  const message =
    `The Google Play shop of country "${locale.country}" has no ${target}: ` +
    "it was removed, never existed, or is not offered there. Another country may have it.";
  throw new SourceError("input_not_found", message, { url: response.url });
}

/** Texts of another language are no answer: the source shows English where it does not know the one that was asked for. */
function requireLanguage(page: HttpResponse, { language }: Locale): void {
  const [, shown] = /<html[^>]*\slang="([a-z]{2,3})\b/i.exec(page.text.slice(0, MAX_HEAD_CHARACTERS)) ?? [];
  if (shown !== undefined && primaryLanguage(shown) !== primaryLanguage(language))
    throw changed(page, `The page is in language "${shown}" and not in "${language}", as asked.`);
}

/** The start tag of a page stands at its beginning. */
const MAX_HEAD_CHARACTERS = 2_000;

/** Without script and region; old codes, such as `iw`, as the new ones. Norwegian has a code for each of its forms. */
function primaryLanguage(tag: string): string {
  const { language } = new Intl.Locale(tag.split("-")[0] ?? tag);
  return language === "nb" || language === "nn" ? "no" : language;
}

/** The answer of one RPC and its payload; null when the source sends none. The numbers name the shop as the client. */
export async function callRpc(
  ctx: RunContext,
  call: BatchexecuteCall,
  locale: Locale,
): Promise<{ from: HttpResponse; payload: unknown }> {
  const shop = { "soc-app": 121, "soc-platform": 1, "soc-device": 1 };
  const from = await ctx.http.post(ctx.origin("web") + PATHS.batchexecute, {
    query: { rpcids: call.rpc, ...localeQuery(locale), ...shop, rt: "c" },
    headers: { "content-type": "application/x-www-form-urlencoded;charset=UTF-8" },
    body: batchexecuteForm(call),
  });
  return { from, payload: readBatchexecute(from, call.rpc) };
}
