import {
  changed,
  type HttpResponse,
  int,
  jsCallArguments,
  type JsonObject,
  parseHtml,
  requireEnd,
  SourceError,
} from "../../../plugin-sdk/index.ts";

/** The requests of a page, by the names of its data, and its number of pages. */
export interface RfqPage {
  rows: JsonObject[];
  page: number | null;
  pageCount: number | null;
  total: number | null;
}

/** What people sign in by, in place of the list and without another address. */
const SIGN_IN =
  'form[id*="login" i], input[type="password"], iframe[src*="login."], iframe[src*="passport."]';

/**
 * Reads a page of requests: an inline script pushes them as JavaScript (quotes of both kinds, `\xNN`, calls such as
 * `parseInt("3")`); older pages have rows alone.
 * @throws SourceError `source_blocked` for a form to sign in, `source_changed` for a page that shows no request and does not
 * count 0
 */
export function readRfqPage(page: HttpResponse): RfqPage {
  requireEnd(page, "</html>");
  const pushed = ['"index"', "'index'"]
    .flatMap((name) => [...jsCallArguments(page.text, `PAGE_DATA[${name}].data.push`)])
    .map(literalsIn);
  const rows = pushed.length > 0 ? pushed : shownRows(page);
  const counted = (name: string) =>
    int(new RegExp(`pageView\\.${name}\\s*=\\s*(?:parseInt\\()?['"]?(\\d+)`).exec(page.text)?.[1]);
  const total = counted("totalItems");
  if (rows.length === 0 && total !== 0) {
    if (parseHtml(page).has(SIGN_IN))
      throw new SourceError("source_blocked", "Alibaba asks to sign in before it shows requests.", {
        url: page.url,
      });
    throw changed(page, `The page shows no request, and counts ${total ?? "nothing"}.`);
  }
  return { rows, total, page: counted("currentPage"), pageCount: counted("totalPages") };
}

const PROPERTY =
  /(?<=[{,]\s*)["']?([A-Za-z_]\w*)["']?\s*:\s*(?:(?:parseInt|Number|String|decodeURIComponent)\(\s*)?("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|-?\d+(?:\.\d+)?|true|false|null)/g;

/** The properties of an object literal whose values are literals, or calls of one; the first of a name counts. */
function literalsIn(code: string): JsonObject {
  const values: JsonObject = {};
  for (const [, name = "", literal = ""] of code.matchAll(PROPERTY)) values[name] ??= valueOf(literal);
  return values;
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t" };
function valueOf(literal: string): JsonObject[string] {
  if (!/^["']/.test(literal)) return literal === "null" ? null : literal;
  return literal
    .slice(1, -1)
    .replace(/\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|([^]))/g, (_all, two, four, one: string | undefined) => {
      const hex = (two ?? four) as string | undefined;
      return hex === undefined
        ? (ESCAPES[one ?? ""] ?? one ?? "")
        : String.fromCharCode(Number.parseInt(hex, 16));
    });
}

const ITEM = "brh-rfq-item";

function shownRows(page: HttpResponse): JsonObject[] {
  return parseHtml(page)
    .all(".alife-bc-brh-rfq-list__row")
    .map((row) => {
      const link = row.one(`.${ITEM}__subject-link`);
      const quantity = row.one(`.${ITEM}__quantity-num`);
      return {
        subject: link?.attr("title") ?? link?.text() ?? null,
        url: link?.url() ?? null,
        quantity: quantity?.text() ?? null,
        quantityUnit: quantity?.next?.is("span:not([class])") === true ? quantity.next.text() : null,
        openTimeStr: row.textOf(`.${ITEM}__open-time, .${ITEM}__publishtime`),
        country: row.textOf(`.${ITEM}__country`),
        description: row.textOf(`.${ITEM}__detail`),
        rfqLeftCount: row.textOf(".quote-left span"),
        imageUrl: row.attrOf("img", "src"),
      };
    });
}
