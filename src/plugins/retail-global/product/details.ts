import { collapse, type HtmlDocument, type HtmlNode } from "../../../plugin-sdk/index.ts";
import type { Facts } from "../page/facts.ts";
import { within } from "../page/within.ts";

/** Where properties stand, and their rows. */
const TABLES =
  "#prodDetails, #productDetails_feature_div, .prodDetTable, #productOverview_feature_div, #technicalSpecifications_feature_div, #poExpander";
const POINTS = "#detailBullets_feature_div, #detailBulletsWrapper_feature_div";
const EXPANDER = "#productFactsDesktopExpander";
const rowsIn = (box: HtmlNode): HtmlNode[] =>
  box.all(box.is(POINTS) ? "li" : box.is(EXPANDER) ? ".product-facts-detail" : "tr");

const RANKS = "a[href*='/gp/bestsellers'], a[href*='/zgbs/']";
const RANK_BOXES = "#prodDetails, #productDetails_feature_div, #detailBulletsWrapper_feature_div, #SalesRank";

/** Labels end with a colon and carry marks of the direction of writing. */
const labelOf = (text: string): string => collapse(text).replace(/\s*[:：]\s*$/u, "");

function pairOn(row: HtmlNode): { name: string; value: string } | null {
  const cells = row.is("tr")
    ? row.all("th, td")
    : row.has(".a-col-left")
      ? row.all(".a-col-left, .a-col-right")
      : row.all(":scope > .a-list-item > span, :scope > span > span");
  // Some overviews paint an icon where the label stands, and both texts beside it.
  const isGlance = cells[0]?.has("img") === true && cells.length === 2;
  // A label that is set in bold is one wherever it stands.
  const [label, value] = (isGlance ? (cells[1]?.all(":scope > span") ?? []) : cells).toSorted(
    (one, other) => Number(other.is(".a-text-bold")) - Number(one.is(".a-text-bold")),
  );
  if (label === undefined || value === undefined || cells.length > 2) return null;
  const pair = { name: labelOf(label.text()), value: collapse(value.text()) };
  return pair.name === "" || pair.value === "" ? null : pair;
}

/** "#5,470 in Toys", "Nr. 12 in Spielzeug", "nº12 en Juguetes". */
const RANK = /^(?:#\s?|nr\.?\s?|n[º°]\s?)\d[\d.,\s]*\s(?:in|en|dans|em|i|w)\s/i;

/** Stated properties, each once. Rows of ratings and of ranks are read elsewhere. */
export function attributesOn(doc: HtmlDocument, { warn }: Facts): { name: string; value: string }[] | null {
  const rows = within(doc, `${TABLES}, ${POINTS}, ${EXPANDER}`, rowsIn).filter(
    (row) => !row.has(`${RANKS}, #averageCustomerReviews, #acrPopover, tr`),
  );
  if (rows.length === 0 && doc.has("#prodDetails, #detailBullets_feature_div"))
    warn("field_missing", "attributes: the part of the page with properties has none.");
  const pairs = rows.flatMap((row) => {
    const pair = pairOn(row);
    if (pair !== null && RANK.test(pair.value)) {
      warn("field_missing", "salesRanks: a row of places leads to no ranking.");
      return [];
    }
    if (pair === null && (row.is("tr") || row.text() !== ""))
      warn("field_missing", "attributes: a row is not in a known form.");
    return pair ?? [];
  });
  return pairs.length === 0 ? null : [...new Map(pairs.map((pair) => [pair.name, pair])).values()];
}

/** The text up to its bracket without the place: "#139 in Relays", "Nr. 2 in Auto (Siehe Top 100)", "自動車 - 1,204位", "- 1,204位自動車". */
function nameIn(text: string): string {
  const line = text.replace(/\s*[(（].*$/u, "");
  return (
    /^\s*([^\s-].*?)\s*-\s*[\d,.]+位/u.exec(line)?.[1] ??
    line.replace(/^\D*[\d.,\s\u00a0’']+\s*(?:位|(?:in|en|dans|em|i|w)\s+)?/iu, "")
  ).trim();
}

/** Places in rankings: each link to one stands in a line with its place. */
export function ranksOn(doc: HtmlDocument, { warn }: Facts) {
  // Before 2020 a line led through all categories above the one whose place it gives, which is its last.
  const links = within(doc, RANK_BOXES, (box) => box.all(box.is("#SalesRank") ? "a" : RANKS)).filter(
    (link) => link.element === (link.closest(".zg_hrsr_ladder")?.all("a").at(-1) ?? link).element,
  );
  const ranks = new Map<string, { rank: number; name: string; url: string | null }>();
  for (const link of links) {
    const line = lineOf(link);
    // "See Top 100 in Toys" names no place.
    const placed = line.replace(/[(（][^)）]*[)）]?/gu, " ").replace(/top[\s-]*100(?!\d)/giu, " ");
    const place =
      /(?:#|nr\.?|n[º°]\.?|n\.|no\.?)?\s*(\d[\d.,\s\u00a0’']*)/iu.exec(
        placed.replace(/^[^\d#]*?(?=[\d#])/u, ""),
      )?.[1] ?? "";
    // On pages in Spanish the thousands of places are set apart with commas all the same.
    const rank = /\d\s?[KMkm]\b/.test(line) ? Number.NaN : Number(place.replace(/\D/g, ""));
    const name = line.includes("(") || line.includes("（") ? nameIn(line) : link.text();
    if (!Number.isSafeInteger(rank) || rank < 1 || name === "")
      warn("field_missing", `salesRanks: "${line.slice(0, 80)}" is not understood.`);
    else ranks.set(`${rank} ${name}`, { rank, name, url: link.url()?.replace(/\/ref=.*$/, "") ?? null });
  }
  const lines = within(doc, "#prodDetails", (box) => box.all("li, td > span > span")).filter(
    (line) => !line.has("li"),
  );
  const isShort =
    links.length > 0 &&
    lines.some((line) => line.text() === "" || (RANK.test(line.text()) && !line.has("a")));
  if (isShort) warn("field_missing", "salesRanks: a line of places is empty.");
  return ranks.size === 0 ? null : [...ranks.values()];
}

/** The line of a link: the smallest element around it with a number, or of older pages the text before it. */
function lineOf(link: HtmlNode): string {
  let box = link.parent;
  while (
    box !== null &&
    !/\d/.test(box.text().replace(link.text(), "")) &&
    box.tag !== "td" &&
    box.tag !== "li"
  )
    box = box.parent;
  if (box === null) return link.text();
  // Several ranks in one element: the one that ends with this link.
  const text = box.text().replace(box.textOf(".a-text-bold") ?? "", "");
  const [first, second] = box.all(RANKS);
  if (second === undefined || first === undefined) return text.replace(/^[^#\d]*[:：]\s*/u, "");
  const end = text.indexOf(link.text());
  const before = text.slice(0, end);
  const start = Math.max(before.lastIndexOf("#"), before.lastIndexOf(")") + 1, 0);
  return text.slice(start, end + link.text().length);
}

/** The way through the categories, the widest first. */
export function categoriesOn(doc: HtmlDocument, { warn }: Facts) {
  const list = doc.one("#wayfinding-breadcrumbs_feature_div ul");
  const rows = list?.all("li").filter((row) => !row.is(".a-breadcrumb-divider")) ?? [];
  const steps = rows.flatMap((row) => {
    const [link, second] = row.all("a");
    const name = link?.text() ?? "";
    if (link === undefined || second !== undefined || name === "") return [];
    const address = link.url();
    const id = URL.parse(address ?? "")?.searchParams.get("node") ?? null;
    const origin = URL.parse(address ?? "")?.origin;
    return { id, name, url: id === null ? address : `${origin}/b?node=${id}` };
  });
  if (steps.length === rows.length)
    return steps.length === 0
      ? null
      : [...new Map(steps.map((step) => [`${step.id} ${step.name}`, step])).values()];
  warn("field_missing", "categories: a step of the way is not in a known form.");
  return null;
}

const STAR_WORDS = ["one", "two", "three", "four", "five"];

/** Percent of ratings by stars; by what each row links to, else by its place where there are five. */
export function ratingPercentsOn(doc: HtmlDocument, { warn }: Facts) {
  const rows = within(doc, "#histogramTable", "tr, :scope > li");
  const shares: Record<number, number> = {};
  for (const [index, row] of rows.entries()) {
    const word = /filterByStar=([a-z]+)_star/.exec(row.attrOf("a[href*=filterByStar]", "href") ?? "")?.[1];
    const stars = word === undefined ? 5 - index : STAR_WORDS.indexOf(word) + 1;
    const percent = row.attrOf("[aria-valuenow]", "aria-valuenow") ?? /(\d+)\s?%/.exec(row.text())?.[1] ?? "";
    const share = Number(/^\s*(\d{1,3})/.exec(percent)?.[1] ?? Number.NaN);
    if (stars >= 1 && share >= 0 && share <= 100) shares[stars] = share;
  }
  const { 1: one, 2: two, 3: three, 4: four, 5: five } = shares;
  if (rows.length === 0) return null;
  // Without links that say how many stars, only five rows tell by their places.
  const isTold = rows.length === 5 || rows.every((row) => row.has("a[href*=filterByStar]"));
  if (
    !isTold ||
    one === undefined ||
    two === undefined ||
    three === undefined ||
    four === undefined ||
    five === undefined
  ) {
    warn("field_missing", "ratingPercents: the bars of the ratings are not understood.");
    return null;
  }
  return { 1: one, 2: two, 3: three, 4: four, 5: five };
}
