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
  const { value, problem } = jsonScriptById(page.text, "__NEXT_DATA__");
  const props = obj(value, "props.pageProps");
  if (props !== null) return props;
  throw changed(page, `The page has no data of Next.js (${problem ?? "no props.pageProps"}).`);
}
