import type { CheerioAPI, Cheerio } from "cheerio";
import { compile, selectAll, selectOne } from "css-select";
import type { AnyNode, Element } from "domhandler";
import { textContent } from "domutils";
import { parseDocument } from "htmlparser2";

/** The 8 fields of one item. */
export type Row = (string | null)[];

const queries = {
  row: compileQuery("div.card[data-id]"),
  title: compileQuery("h2.title a"),
  price: compileQuery(".price .whole"),
  rating: compileQuery(".rating"),
  reviews: compileQuery("[data-reviews]"),
  image: compileQuery("img"),
  seller: compileQuery(".seller > span.name"),
};

/** Reads a listing page with bare htmlparser2 and css-select. */
export function readBare(page: string, url: string): Row[] {
  const document = parseDocument(page);
  return selectAll<AnyNode, Element>(queries.row, document).map((row) => [
    row.attribs["data-id"] ?? null,
    bareText(queries.title, row),
    new URL(first(queries.title, row)?.attribs.href ?? "", url).href,
    bareText(queries.price, row),
    bareText(queries.rating, row),
    bareText(queries.reviews, row),
    first(queries.image, row)?.attribs.src ?? null,
    bareText(queries.seller, row),
  ]);
}

/** Reads a page that cheerio has loaded. */
export function readWithCheerio($: CheerioAPI, url: string): Row[] {
  const text = (node: Cheerio<never>) => node.first().text().replace(/\s+/g, " ").trim();
  return $("div.card[data-id]")
    .toArray()
    .map((element) => {
      const row = $(element);
      const find = (css: string) => row.find(css) as unknown as Cheerio<never>;
      return [
        row.attr("data-id") ?? null,
        text(find("h2.title a")),
        new URL(find("h2.title a").attr("href") ?? "", url).href,
        text(find(".price .whole")),
        text(find(".rating")),
        text(find("[data-reviews]")),
        find("img").attr("src") ?? null,
        text(find(".seller > span.name")),
      ];
    });
}

function bareText(query: ReturnType<typeof compileQuery>, row: Element): string | null {
  const found = first(query, row);
  return found === null ? null : textContent(found).replace(/\s+/g, " ").trim();
}

function first(query: ReturnType<typeof compileQuery>, row: Element): Element | null {
  return selectOne<AnyNode, Element>(query, row.children);
}

function compileQuery(css: string) {
  return compile<AnyNode, Element>(css);
}
