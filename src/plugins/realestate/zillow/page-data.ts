import {
  at,
  changed,
  idString,
  isJsonObject,
  type JsonObject,
  jsonScriptById,
  nextPagePropsIfAny,
  obj,
  type PageText,
  parseJsonSafe,
  scriptSlices,
  str,
} from "../../../plugin-sdk/index.ts";

/** The data of a Zillow page by Next.js; null for a page that came without. @throws SourceError `source_changed` for data that is broken */
export const propsOf = nextPagePropsIfAny;

/** The state of a list of homes; pages until 2023 have it in a script of its own. */
export function searchStateOf(page: PageText): JsonObject | null {
  const state = obj(propsOf(page), "searchPageState");
  if (state !== null) return state;
  for (const script of scriptSlices(page.text, { containing: '"searchResults"' })) {
    if (script.attr("data-zrr-shared-data-key") === null) continue;
    const data = parseJsonSafe(script.body.trim().replace(/^<!--|-->$/g, ""));
    if (isJsonObject(data)) return data;
  }
  return null;
}

const CACHES = ["componentProps.gdpClientCache", "gdpClientCache"];
const BUILDINGS = [
  "componentProps.initialReduxState.gdp.building",
  "initialReduxState.gdp.building",
  "componentProps.building",
];

/** The home that a page is about: one of the answers that it caches, by queries whose names change. Null where it holds none. */
export function propertyOf(page: PageText, id: string | null): JsonObject | null {
  const props = propsOf(page);
  const caches = CACHES.map((path) => at(props, path));
  const older = obj(jsonScriptById(page.text, "hdpApolloPreloadedData").value);
  const plain = obj(props, "componentProps.property");
  const homes: JsonObject[] = [...caches, at(older, "apiCache")].flatMap(answersIn);
  if (plain !== null) homes.push(plain);
  const own = homes.filter((home) => id === null || idString(home, "zpid") === id);
  if (own.length === 0 && homes.length > 0) throw changed(page, `The page is not about home ${id ?? ""}.`);
  // Smaller answers about the same home hold less of it.
  return own.toSorted((a, b) => Object.keys(b).length - Object.keys(a).length)[0] ?? null;
}

function answersIn(cache: unknown): JsonObject[] {
  const answers = typeof cache === "string" ? parseJsonSafe(cache) : cache;
  if (!isJsonObject(answers)) return [];
  return Object.values(answers)
    .map((answer) => obj(answer, "property"))
    .filter((home) => home !== null);
}

/** The building that a page is about; null where it holds none. */
export function buildingOf(page: PageText): JsonObject | null {
  const props = propsOf(page);
  for (const path of BUILDINGS) {
    const building = obj(props, path);
    if (building !== null && (str(building, "bdpUrl") ?? at(building, "floorPlans")) !== null)
      return building;
  }
  return null;
}
