import {
  balancedJson,
  changed,
  type EmbeddedJson,
  isJsonObject,
  type JsonObject,
  obj,
  type PageText,
  requireEnd,
  scriptSlices,
  str,
} from "../../../plugin-sdk/index.ts";

/** What a page of the shop carries as data. */
export interface PageData {
  /** The document in `script#reduxStore`, or in `script#__NEXT_DATA__` of other years; null where there is none. */
  store: JsonObject | null;
  /** The state of each fragment: list, reviews, questions, description. Those of the scripts first. */
  states: JsonObject[];
}

/** `window.HERMES.QNA = Object.assign(…, {'<id>': {'STATE': {"data":…` and its kin. */
const STATE = /["']STATE["']\s*:\s*(?=\{")/g;

/** A text of a script, where a backslash stands before each quote, as what it says. */
const unescaped = (text: string): string =>
  text.replace(/\\(?:u([\da-f]{4})|(.))/gi, (_all, code: string | undefined, one = "") =>
    code === undefined ? (one === "n" ? "\n" : String(one)) : String.fromCharCode(Number.parseInt(code, 16)),
  );

function* statesIn(text: string): Generator<JsonObject, void, void> {
  for (const { 0: mark, index } of text.matchAll(STATE)) {
    const json = balancedJson(text, index + mark.length);
    const state = json === null ? null : parsed(json);
    if (isJsonObject(state)) yield state;
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}

/** The store is told by what it holds: the marks of its script differ by the years. */
const STORE = /^\s*\{.{0,100}"(?:\w*State\w*|props)"\s*:/s;

function storeIn({ text }: PageText): EmbeddedJson {
  for (const { body } of scriptSlices(text)) {
    if (!STORE.test(body)) continue;
    const value = parsed(body);
    return value === null ? { value, problem: "not_json" } : { value, problem: null };
  }
  return { value: null, problem: "not_found" };
}

/** The data of a page. @throws SourceError `source_changed` for a page that was cut or whose data are broken */
export function dataOf(page: PageText): PageData {
  requireEnd(page, "</html>");
  const { value, problem } = storeIn(page);
  if (problem !== null && problem !== "not_found")
    throw changed(page, `The data of the page are broken (${problem}).`);
  const store = isJsonObject(value) ? value : null;
  // The same scripts stand a second time, escaped, in the store; pages as they are sent have them there alone.
  const fragments = Object.values(obj(store, "voltranState.fragmentsMap") ?? {}).flatMap((fragment) =>
    isJsonObject(fragment) ? [fragment, ...Object.values(fragment)] : [],
  );
  const texts = [page.text, ...fragments.flatMap((fragment) => str(fragment, "html") ?? [])];
  const states = texts.flatMap((text) => [...statesIn(text)]);
  return { store, states: states.length > 0 ? states : [...statesIn(unescaped(page.text))] };
}

/** Every object in data that is not deeper than pages of the years have what they are about. */
export function* objectsIn(value: unknown, depth = 6): Generator<JsonObject, void, void> {
  if (typeof value !== "object" || value === null || depth === 0) return;
  if (isJsonObject(value)) yield value;
  for (const inner of Object.values(value)) yield* objectsIn(inner, depth - 1);
}
