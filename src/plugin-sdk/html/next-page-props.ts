import type { JsonObject } from "../../kernel/json.ts";
import { obj } from "../json/typed.ts";
import { changed } from "../source-error.ts";
import type { PageText } from "./document.ts";
import { jsonScriptById } from "./embedded-json.ts";

/**
 * `props.pageProps` of a page made by Next.js (its script `__NEXT_DATA__`).
 * @throws SourceError `source_changed` for a page without them
 */
export function nextPageProps(page: PageText): JsonObject {
  const props = nextPagePropsIfAny(page);
  if (props !== null) return props;
  throw changed(page, "The page has no data of Next.js (not_found).");
}

/**
 * The same, or null for a page without that script, which may carry its data in another way.
 * @throws SourceError `source_changed` for data that are cut or of another form
 */
export function nextPagePropsIfAny(page: PageText): JsonObject | null {
  const { value, problem } = jsonScriptById(page.text, "__NEXT_DATA__");
  if (problem === "not_found") return null;
  const props = obj(value, "props.pageProps");
  if (props !== null) return props;
  throw changed(page, `The page has no data of Next.js (${problem ?? "no props.pageProps"}).`);
}
