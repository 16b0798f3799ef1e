import { type HtmlDocument, int } from "../../../plugin-sdk/index.ts";

/** Path of an address, without the part that names the edition. */
const pathOf = (url: string | null): string =>
  (URL.parse(url ?? "")?.pathname ?? "").replace(/^\/[a-z]{2}(?:-[a-z]{2})?(?=\/)/, "").toLowerCase();

/** Numbers of pages of the same list that a page links to. */
function pagesOn(doc: HtmlDocument): number[] {
  return doc.all('a[href*="page="]').flatMap((link) => {
    const page = int(URL.parse(link.url() ?? "")?.searchParams.get("page"));
    return page === null || page < 1 || pathOf(link.url()) !== pathOf(doc.url) ? [] : page;
  });
}

/** The page after `page`, when the list links to it; else null. */
export const nextPageOn = (doc: HtmlDocument, page: number): number | null =>
  pagesOn(doc).includes(page + 1) ? page + 1 : null;

/** The last page that the list links to; null when it links to none. */
export const lastPageOn = (doc: HtmlDocument): number | null => {
  const pages = pagesOn(doc);
  return pages.length === 0 ? null : Math.max(...pages);
};
