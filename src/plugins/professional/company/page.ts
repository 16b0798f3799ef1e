import {
  canonicalUrl,
  changed,
  findByType,
  type JsonObject,
  metaContent,
  type RunContext,
  SourceError,
  sourceUrl,
} from "../../../plugin-sdk/index.ts";
import { readJobList } from "../items/job-list.ts";
import { identityOf, linkAt } from "../page/links.ts";
import { type GuestPage, openPage, TRIES } from "../page/open.ts";
import { companyOf, isNumber } from "../targets.ts";

export interface CompanyPage extends GuestPage {
  /** As its own address has it; an old name leads to the new one. */
  id: string;
  /** What its linked data say of it; empty where they say nothing. */
  node: JsonObject;
}

const TYPES = ["Organization", "Corporation", "EducationalOrganization", "CollegeOrUniversity"];

/** The page of a company by slug or number. @throws SourceError `source_changed` for a page about another one */
export async function openCompany(ctx: RunContext, asked: string): Promise<CompanyPage> {
  const slug = isNumber(asked) ? await slugOfNumber(ctx, asked) : asked;
  if (slug === null)
    throw new SourceError(
      "input_not_found",
      `Guests learn the page of company ${asked} from its open jobs, and it has none. Give its address.`,
    );
  const path = slug.includes("/") ? slug : `company/${slug}`;
  const opened = await openPage(ctx, sourceUrl(ctx.origin("web"), "/{path*}", { path }));
  const { page, document, nodes } = opened;
  const named = [canonicalUrl(document), metaContent(document, "og:url")].flatMap(
    (url) => companyOf(url ?? "") ?? [],
  );
  const own = TYPES.flatMap((type) => findByType(nodes, type)).find((node) => idIn(node) !== null);
  const ids = [...(own === undefined ? [] : [idIn(own) ?? ""]), ...named];
  const [id] = ids;
  const wanted = [slug, companyOf(page.url) ?? slug];
  if (id === undefined || !ids.every((one) => wanted.some((name) => isSame(one, name))))
    throw changed(page, `The page is not about company ${slug}.`);
  ctx.held(page);
  return { ...opened, id, node: own ?? {} };
}

const idIn = (node: JsonObject): string | null =>
  companyOf(linkAt(node, "url") ?? "") ?? companyOf(linkAt(node, "@id") ?? "");

/** A school has a page below both kinds of address. */
const isSame = (one: string, other: string): boolean => one.split("/").at(-1) === other.split("/").at(-1);

/** The slug of a company by its number, from the first of its open jobs; null when it has none. */
export async function slugOfNumber(ctx: RunContext, number: string): Promise<string | null> {
  const url = `${ctx.origin("web")}/jobs-guest/jobs/api/seeMoreJobPostings/search`;
  const page = await ctx.http.get(url, { ...TRIES, query: { f_C: number, location: "Worldwide", start: 0 } });
  const links = readJobList(page).cards.map((card) =>
    identityOf(card?.one("h4 a[href]")?.attr("href") ?? null),
  );
  return links.find((link) => link !== null)?.id ?? null;
}
