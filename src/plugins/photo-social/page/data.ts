import {
  balancedJson,
  isJsonObject,
  jsCallArguments,
  type PageText,
  parseJsonSafe,
  scriptSlices,
} from "../../../plugin-sdk/index.ts";

/** Names by which pages of any age carry posts and accounts. */
const NAMES =
  /\\?"(?:xig_polaris_media|xig_user_by_username|xdt_api__v1__|xdt_shortcode_media|shortcode_media|contextJSON|graphql_media|gql_data|follower_count|edge_followed_by|edge_owner_to_timeline_media|if_not_gated_logged_out)\w*\\?"\s*:/;
/** Scripts of before 2023 that hold data of the page whatever its names. */
const CALLS = /\b__additionalDataLoaded\s*\(|_sharedData\s*=/;
/** Objects nest about thirty deep. */
const MAX_DEPTH = 64;
/** Texts in scripts that are JSON themselves. */
const QUOTED = /"\{\\"(?:[^"\\]|\\.)*"/gs;
const IS_MEDIA = /"(?:context|gql_data|shortcode_media|xdt_shortcode_media|graphql_media)\\?"\s*:/;

/**
 * All JSON of a page that may hold posts or accounts: of Relay (`data-sjs`), of embeds (`contextJSON`), of before 2022
 * (`_sharedData`, `__additionalDataLoaded`), or the page itself where it is JSON.
 * @throws SourceError `source_changed` where such JSON cannot be read
 */
export function dataOn(page: PageText): unknown[] {
  if (/^\s*[{[]/.test(page.text)) return [parseJsonSafe(page.text)];
  return [...scriptSlices(page.text)].flatMap((script) => {
    const { body } = script;
    if (!NAMES.test(body) && !CALLS.test(body)) return [];
    if (/json/i.test(script.attr("type") ?? "")) return [parseJsonSafe(body)];
    return [...objectsIn(body)];
  });
}

function* objectsIn(code: string): Generator<unknown> {
  for (const text of jsCallArguments(code, "__additionalDataLoaded")) {
    const json = balancedJson(text, text.indexOf("{"));
    if (json !== null) yield parseJsonSafe(json);
  }
  const shared = /_sharedData\s*=\s*(?=\{)/.exec(code);
  const json = shared && balancedJson(code, shared.index + shared[0].length);
  if (json !== null) yield parseJsonSafe(json);
  for (const [literal] of code.matchAll(QUOTED))
    if (IS_MEDIA.test(literal)) yield parseJsonSafe(String(parseJsonSafe(literal)));
  const bare = /"(?:gql_data|shortcode_media)"\s*:\s*(?=\{)/.exec(code);
  const media = bare && balancedJson(code, bare.index + bare[0].length);
  if (media !== null) yield { shortcode_media: parseJsonSafe(media) };
}

/** Everything that stands under one of some names, at any depth, in the order of the page. */
export function* under(tree: unknown, names: readonly string[], depth = 0): Generator<unknown, void, void> {
  if (depth > MAX_DEPTH || typeof tree !== "object" || tree === null) return;
  if (!isJsonObject(tree)) for (const one of tree as unknown[]) yield* under(one, names, depth + 1);
  else
    for (const [name, value] of Object.entries(tree)) {
      if (names.includes(name)) yield value;
      yield* under(value, names, depth + 1);
    }
}
