import {
  canonicalUrl,
  findByType,
  type HtmlDocument,
  jsonLd,
  listAsAsked,
  metaContent,
  type PageRef,
  type RunContext,
  searchKey,
  str,
} from "../../../plugin-sdk/index.ts";
import { type EtsyTarget, readEtsyUrl } from "../targets.ts";

/** Said by operations that search, in the catalog. */
export const NOT_ECHOED =
  "A page of results need not repeat the words; where its address, its data or the links to further pages do, it is held to them.";

/**
 * Holds a page of results to the words, or the category, that were asked for. A search may be canonical at the category
 * that its words are the name of.
 * @throws SourceError `source_changed` for other results and other kinds of pages
 */
export function holdResults(
  ctx: RunContext,
  page: PageRef,
  doc: HtmlDocument,
  asked: Pick<EtsyTarget, "kind" | "value">,
): void {
  const told = targetsOn(doc);
  const shown = told.find(({ kind }) => kind === asked.kind) ?? told[0];
  if (shown === undefined) return;
  const isSame = () =>
    shown.kind === asked.kind
      ? wordsOf(shown.value) === wordsOf(asked.value)
      : shown.kind === "category" && wordsOf(shown.value).includes(wordsOf(asked.value));
  const part = { asked: asked.value, shown: `${shown.kind} ${shown.value}`, isSame };
  listAsAsked(ctx, page, { list: part });
}

/** What the page says that it lists: in its own address, in its data, and in the links to its further pages. */
function targetsOn(doc: HtmlDocument): EtsyTarget[] {
  const { items } = jsonLd(doc);
  const lists = ["ItemList", "Organization"].flatMap((type) => findByType(items, type));
  const further = doc.all('nav a[href*="page="]').flatMap((link) => link.url() ?? []);
  const urls = [
    canonicalUrl(doc) ?? metaContent(doc, "og:url"),
    ...lists.map((item) => str(item, "url")),
    ...further,
  ];
  return urls.flatMap((url) => readEtsyUrl(url ?? "") ?? []);
}

const wordsOf = (text: string): string =>
  searchKey(text)
    .match(/[\p{L}\p{N}\p{M}]+/gu)
    ?.join(" ") ?? text;
