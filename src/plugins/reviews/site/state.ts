import {
  changed,
  type HttpResponse,
  int,
  isJsonObject,
  type JsonObject,
  jsonScriptById,
  obj,
  requireEnd,
  SourceError,
  str,
} from "../../../plugin-sdk/index.ts";

/** What an answer states, in the form of the site's own state. */
export interface State {
  /** How warnings call it; `page` has all of the state. */
  answer: "page" | "linked data" | "markup" | "widget" | "review page";
  props: JsonObject;
  /** What the page was asked for, as it says itself. */
  query: JsonObject | null;
  /** Its edition, such as en-GB; null where it does not say. */
  locale: string | null;
}

/**
 * The state that a page of the site carries, or null where it has none.
 * @throws SourceError `source_changed` for a page that is cut or of another form, `input_not_found` and `source_blocked`
 *   where the state says so
 */
export function stateOn(page: HttpResponse): State | null {
  // The site's own scripts get the state without a page around it.
  const isBare = page.text.trimStart().startsWith("{");
  if (!isBare) requireEnd(page, "</html>");
  const script = isBare ? null : jsonScriptById(page.text, "__NEXT_DATA__");
  if (script?.problem === "not_found") {
    if (NOT_FOUND.test(page.text)) throw missing(page);
    return null;
  }
  const value = script === null ? { props: page.json() } : script.value;
  const props = obj(value, "props.pageProps") ?? (isBare ? obj(value, "props") : null);
  if (props === null) throw changed(page, "The state of the page cannot be read.");
  if (str(value, "page") === "/404" || int(props, "statusCode") === 404) throw missing(page);
  if (
    str(props, "redirectUrl")?.includes("/users/connect") === true ||
    str(value, "page") === "/users/connect"
  )
    throw new SourceError("source_blocked", "Trustpilot asks to sign in before it shows more.", {
      url: page.url,
    });
  return { answer: "page", props, query: obj(value, "query"), locale: str(value, "locale") };
}

/** The title of the site's page for what it does not have, which at times comes with status 200. */
const NOT_FOUND = /<title[^>]{0,200}>\s{0,99}Page not found\b/i;

/** A search without results has a page of its own, so one that is missing says nothing about the search text. */
function missing({ url }: HttpResponse): SourceError {
  const code = URL.parse(url)?.pathname === "/search" ? "source_changed" : "input_not_found";
  return new SourceError(code, "Trustpilot has no such page.", { url });
}

/** An object without its nulls, at any depth: what another source does not say is missing, which readers count. */
export const withoutNulls = (value: object): JsonObject =>
  JSON.parse(JSON.stringify(value, (_key, one: unknown) => one ?? undefined)) as JsonObject;

/** An object and all in it, a few levels deep: for states whose form is not known from a recording. */
export function* objectsIn(value: unknown, depth = 4): Generator<JsonObject> {
  if (isJsonObject(value)) yield value;
  if (depth > 0 && typeof value === "object" && value !== null)
    for (const one of Object.values(value)) yield* objectsIn(one, depth - 1);
}
