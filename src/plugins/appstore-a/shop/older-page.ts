import {
  canonicalUrl,
  changed,
  findByType,
  type HtmlDocument,
  type HtmlNode,
  jsonLd,
  type JsonObject,
  type PageText,
  parseHtml,
  type RunContext,
} from "../../../plugin-sdk/index.ts";
import { readStoreUrl } from "../targets.ts";

const SHOTS = { phone: "Phone", pad: "Pad", mac: "Mac", tv: "AppleTv" };
const TYPES = ["SoftwareApplication", "MobileApplication"];

/**
 * A page without the data that it is drawn from, as pages were before 2025 and are where its script is lost: what its
 * markup shows, in the form of that data. Its canonical address says which app it is about.
 * @throws SourceError `source_changed` for a page that describes no app, or another one
 */
export function olderPage(page: PageText, id: string, country: string, warn: RunContext["warn"]): JsonObject {
  const document = parseHtml(page);
  const { items } = jsonLd(document);
  if (TYPES.every((type) => findByType(items, type).length === 0))
    throw changed(page, "The page has no data of an app.");
  const own = readStoreUrl(canonicalUrl(document) ?? "");
  if (own?.kind !== "app" || own.value !== id) throw changed(page, `The page is not about app ${id}.`);
  if (own.country !== undefined && own.country !== country)
    throw changed(page, `The page is of country "${own.country}".`);
  warn(
    "older_page",
    "subtitle, ratingHistogram, privacy, chartRank, similarApps, topReviews and others: the page has its markup alone.",
  );
  const shelves = Object.entries(SHOTS).map(([device, word]) => [
    `product_media_${device}_`,
    shelfOf(document.all(`ul[class*="Screenshot${word}"] source[type="image/webp"]`)),
  ]);
  const purchases = purchasesOf(document, warn);
  const versions = versionsOf(document, warn);
  return {
    shelfMapping: Object.fromEntries(shelves.filter(([, shelf]) => shelf !== null)) as JsonObject,
    ...(purchases.length === 0 ? {} : { purchases }),
    ...(versions.length === 0 ? {} : { versions }),
  };
}

/** The largest picture of each still; null without any. */
function shelfOf(sources: readonly HtmlNode[]): JsonObject | null {
  const largest = sources.map(
    (source) => (source.attr("srcset") ?? "").split(",").at(-1)?.trim().split(/\s/)[0] ?? "",
  );
  const items = [...new Set(largest)]
    .filter((url) => URL.canParse(url))
    .map((template) => ({ screenshot: { template } }));
  return items.length === 0 ? null : { items };
}

/** Rows of two, of which the second is a price, in whichever language their heading is. */
function purchasesOf(document: HtmlDocument, warn: RunContext["warn"]): string[][] {
  const rows = document.all("dd li");
  const pairs = rows.flatMap((row) => {
    const [name, price, ...more] = row.children.map((cell) => cell.text());
    const isPair = name !== undefined && price !== undefined && more.length === 0 && /\d/.test(price);
    return isPair ? [[name, price]] : [];
  });
  if (pairs.length > 0 && pairs.length < rows.length)
    warn("row_dropped", "inAppPurchases: a row is no pair of a name and a price.");
  return onceEach(pairs);
}

const onceEach = <T>(rows: readonly T[]): T[] => [
  ...new Map(rows.map((row) => [JSON.stringify(row), row])).values(),
];

/** Versions stand in a list, each with its day in `time`. */
function versionsOf(document: HtmlDocument, warn: RunContext["warn"]): JsonObject[] {
  const list = document.all("ul, ol").find((one) => one.children.some((row) => row.has("time[datetime]")));
  const rows = (list?.children ?? []).flatMap((row) => {
    const version = row.one("h4, h3, [class*='version-number']")?.text() ?? null;
    const day = row.one("time[datetime]")?.attr("datetime") ?? null;
    const text = row.one("[class*='release-notes'], p")?.text() ?? null;
    if (version !== null && day !== null) return [{ primarySubtitle: version, secondarySubtitle: day, text }];
    warn("row_dropped", "versionHistory: a row lacks its version or its day.");
    return [];
  });
  return onceEach(rows);
}
