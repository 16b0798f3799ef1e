import {
  changed,
  decodeEntities,
  filledText,
  type HtmlDocument,
  type HtmlNode,
  int,
  type JsonObject,
  metaContent,
  obj,
  parseDate,
  type RunContext,
  type Stated,
  statedOn,
} from "../../../plugin-sdk/index.ts";
import { companyUrl } from "../source.ts";
import { partsOn, saysFollowers } from "../page/followers.ts";
import { languageOf } from "../page/language.ts";
import { identityOf, linkAt, outwardUrl, pictureIn } from "../page/links.ts";
import { groupedCount, linesIn, linesOf } from "../page/texts.ts";
import type { CompanyPage } from "./page.ts";
import { type CompanyDraft, companyDraft } from "./record.ts";
import { isLabelOf, type RowName, specialtiesIn } from "./rows.ts";

/** What the page of a company says. @throws SourceError `source_changed` for a page without a name */
export function readCompany(
  { page, document, node, id }: CompanyPage,
  warn: RunContext["warn"],
): CompanyDraft {
  const stated = statedOn(warn, `the page of ${id}`);
  const name = filledText(node, "name") ?? document.textOf("h1");
  if (name === null) throw changed(page, "The page of the company has no name.");
  const row = (key: RowName) => rowOf(document, key);
  const size = textIn(row("size"));
  const website = row("website")?.one("a[href]")?.attr("href") ?? null;
  const [kind] = id.includes("/") ? id.split("/") : ["company"];
  const banner = document.one(".cover-img");
  return companyDraft({
    id,
    url: companyUrl(id),
    name,
    kind: kind as "company" | "school" | "showcase",
    companyNumber: numberOn(document),
    slogan: filledText(node, "slogan"),
    description:
      linesOf(filledText(node, "description")) ??
      linesIn(document.one('[data-test-id="about-us__description"]')),
    website: outwardUrl(website) ?? outwardUrl(linkAt(node, "sameAs")),
    imageUrl:
      linkAt(node, "logo.contentUrl") ?? pictureIn(document.one(".top-card-layout__entity-image-container")),
    bannerUrl: pictureIn(banner),
    followerCount: stated("followerCount", followersOn(document)),
    employeeCount: int(node, "numberOfEmployees.value"),
    industry: textIn(row("industry")) ?? document.textOf(".top-card-layout__headline"),
    ...sizeOf(size, stated),
    headquarters: textIn(row("headquarters")),
    organizationType: textIn(row("organizationType")),
    founded: int(/\d{4}/.exec(textIn(row("foundedOn")) ?? "")?.[0]),
    specialties: specialtiesIn(textIn(row("specialties")), languageOf(document)),
    address: addressIn(obj(node, "address")),
    locations: locationsOn(document, stated),
    funding: fundingOn(document),
    similarCompanies: relatedOn(document, "similar-pages", warn),
    affiliatedCompanies: relatedOn(document, "affiliated-pages", warn),
  });
}

const section = (name: string): string => `[data-test-id="${name}"]`;
const textIn = (node: HtmlNode | null): string | null => node?.text() || null;

function rowOf(document: HtmlDocument, key: RowName): HtmlNode | null {
  const marked = document.one(`[data-test-id="about-us__${key}"]`);
  const term = document.all("dl dt").find((one) => isLabelOf(key, one.text()));
  return marked?.one("dd") ?? (term?.next?.tag === "dd" ? term.next : null);
}

/** The last part of the line below the name; else what has the word for it there, or in the description of the page. */
function followersOn(document: HtmlDocument): number | null {
  const [, ...parts] =
    document
      .one(".top-card-layout__first-subline")
      ?.html()
      .split(/<span[^>]*>\s*<\/span>/) ?? [];
  const line = parts.at(-1);
  const described = (metaContent(document, "og:description") ?? "").split(/ \| |[.。]\s/);
  const named = [...partsOn(document), ...described].find((part) => saysFollowers(part)) ?? null;
  const language = languageOf(document);
  return (
    groupedCount(line === undefined ? null : decodeEntities(line), language) ?? groupedCount(named, language)
  );
}

function numberOn(document: HtmlDocument): string | null {
  const marks = [
    '[data-semaphore-content-urn^="urn:li:organization:"]',
    '[data-entity-id^="urn:li:organization:"]',
  ];
  const urn = marks
    .map((css) => document.one(css))
    .map((node) => node?.attr("data-semaphore-content-urn") ?? node?.attr("data-entity-id"));
  return /\d+$/.exec(urn.find((one) => one != null) ?? "")?.[0] ?? null;
}

/** "51-200 employees", "10,001+ employees", "2 a 10 empleados": one or two numbers; a plus leaves the end open. */
function sizeOf(text: string | null, stated: Stated) {
  const parts = text?.split(/\s*[-–—]\s*(?=\d)|(?<=\d)\s+\p{L}{1,4}\s+(?=\d)/u) ?? [];
  const [min = null, max = min] = parts.map((part) => groupedCount(part));
  if (text !== null) stated("employeesMin", min);
  const isOpen = /\d\s*\p{L}?\+/u.test(text ?? "") || (parts.length === 1 && (min ?? 0) > 10_000);
  return { sizeText: text, employeesMin: min, employeesMax: isOpen ? null : max };
}

function addressIn(node: JsonObject | null) {
  if (node === null) return null;
  const country = filledText(node, "addressCountry");
  const parts = {
    street: filledText(node, "streetAddress"),
    city: filledText(node, "addressLocality"),
    region: filledText(node, "addressRegion"),
    postalCode: filledText(node, "postalCode"),
    country: country !== null && /^[a-z]{2}$/i.test(country) ? country.toLowerCase() : null,
  };
  return Object.values(parts).every((part) => part === null) ? null : parts;
}

function locationsOn(document: HtmlDocument, stated: Stated): CompanyDraft["locations"] {
  const list = document.one(`.locations, ${section("locations")}`)?.one("ul") ?? null;
  const rows = list?.all("li").map((item) => ({
    text: stated("locations.text", [...new Set(item.all("p").map((line) => line.text()))].join(" ") || null),
    isPrimary: item.has('[class*="tag-"]') ? true : null,
  }));
  const named = rows?.filter((row) => row.text !== null);
  return named === undefined ? null : [...new Map(named.map((row) => [row.text, row])).values()];
}

function fundingOn(document: HtmlDocument): CompanyDraft["funding"] {
  const part = document.one(section("funding"));
  if (part === null) return null;
  const round = part.one("time[datetime]")?.closest("a") ?? null;
  const day = round?.attrOf("time[datetime]", "datetime") ?? null;
  const rounds = part.all("a span").map((one) => groupedCount(one.text()));
  const investors = new Set(part.all('a[href*="investor"]').map((one) => one.text()));
  return {
    roundCount: rounds.find((count) => count !== null) ?? null,
    lastRoundText:
      round
        ?.text()
        .replace(round.textOf("time") ?? "", "")
        .trim() || null,
    lastRoundOn: day === null ? null : parseDate(day),
    raisedText: part.textOf('[class*="text-display"]'),
    investors: investors.size === 0 ? null : [...investors],
  };
}

/** Cards of other pages. */
function relatedOn(
  document: HtmlDocument,
  name: string,
  warn: RunContext["warn"],
): CompanyDraft["similarCompanies"] {
  const list = document.one(section(name))?.one("ul") ?? null;
  const rows = list?.all("li").flatMap((item) => {
    const identity = identityOf(item.one("a[href]")?.attr("href") ?? null);
    const title = item.textOf("h3");
    const lines = item.all("p").map((line) => line.text() || null);
    // Without the names of their classes two lines are told by their order, one alone is not.
    const isBare = lines.length === 2 && !item.has('[class*="ubtitle"]');
    const [industry = null, place = null] = isBare ? lines : [];
    if (identity !== null && title !== null)
      return [
        {
          id: identity.id,
          url: identity.url,
          name: title,
          industry: item.textOf('[class*="__subtitle"]') ?? industry,
          locationText: item.textOf('[class*="second-subtitle"]') ?? place,
          imageUrl: pictureIn(item),
        },
      ];
    warn(
      "row_dropped",
      `${name === "similar-pages" ? "similarCompanies" : "affiliatedCompanies"}: a card has no name or link.`,
    );
    return [];
  });
  return rows === undefined ? null : [...new Map(rows.map((row) => [row.id, row])).values()];
}
