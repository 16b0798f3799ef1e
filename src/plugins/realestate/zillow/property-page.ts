import {
  changed,
  type HttpResponse,
  type Reading,
  type RunContext,
  SourceError,
} from "../../../plugin-sdk/index.ts";
import type { HomeDraft } from "../home/home-record.ts";
import type { Target } from "../targets.ts";
import { buildingCode, readBuilding } from "./building.ts";
import { readHome } from "./home.ts";
import { buildingOf, propertyOf } from "./page-data.ts";
import { cityOfHome, type ZillowRegion } from "./region.ts";

/** Asks for the page of a home or building. @throws SourceError `input_not_found` where the site leads to a list instead */
export async function askZillow(ctx: RunContext, { kind, value, url }: Target) {
  const page = await ctx.http.get(ctx.origin("zillow") + new URL(url).pathname);
  const data = kind === "building" ? buildingOf(page) : propertyOf(page, value);
  if (data !== null && kind === "building" && buildingCode(data) !== value)
    throw changed(page, `The page is not about building ${value}.`);
  if (data !== null) return { page, data };
  if (/^\/(?:homes|[a-z-]+-[a-z]{2})\//.test(new URL(page.url).pathname))
    throw new SourceError("input_not_found", `Zillow has no page for ${kind} ${value}.`, { url: page.url });
  throw changed(page, `The page holds no ${kind}.`);
}

/** The Record of such a page, and the region around the home. */
export async function zillowHome(
  ctx: RunContext,
  target: Target,
): Promise<{ page: HttpResponse; home: HomeDraft; region: ZillowRegion | null }> {
  const { page, data } = await askZillow(ctx, target);
  const reading: Reading = { answer: "page", warn: ctx.warn };
  const home =
    target.kind === "building"
      ? readBuilding(page, data, target.value, reading)
      : readHome(page, data, reading);
  return { page, home, region: cityOfHome(data) };
}
