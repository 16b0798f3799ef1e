import {
  type HttpResponse,
  requireEnd,
  type RunContext,
  SourceError,
  type SourceErrorCode,
} from "../../../plugin-sdk/index.ts";
import type { HomeDraft } from "../home/home-record.ts";
import { originOf } from "../source.ts";
import type { Target } from "../targets.ts";
import { readRedfinHome } from "./home.ts";
import { hasListing, readLinkedHome } from "./linked-home.ts";
import { askDetails, type DetailName } from "./details.ts";
import { hasAnswers, type RedfinPage, redfinPage } from "./page-answers.ts";

/** Asks for the page of a home. A number alone is led on to its full address. */
export async function askRedfin(ctx: RunContext, target: Target): Promise<HttpResponse> {
  const page = await ctx.http.get(ctx.origin(originOf(target.url)) + new URL(target.url).pathname);
  if (/\/home\/\d+/.test(new URL(page.url).pathname)) return page;
  throw new SourceError("input_not_found", `Redfin has no page for home ${target.value}.`, { url: page.url });
}

/** What ends the run, and not only this way of reading a home. */
const FATAL = new Set<SourceErrorCode>(["cancelled", "replay_miss", "origin_not_allowed"]);

/**
 * What Redfin's interface says of the home of a page: most pages carry it, else it is asked for. Null where neither is to
 * be had, and only the JSON-LD of the page is left.
 */
export async function redfinAnswers(
  ctx: RunContext,
  page: HttpResponse,
  target: Target,
  names: readonly DetailName[],
): Promise<RedfinPage | null> {
  if (hasAnswers(page)) return redfinPage(page, target.value);
  requireEnd(page, "</html>");
  try {
    const answers = await askDetails(ctx, page, target, names);
    ctx.warn(
      "page_without_answers",
      "viewCount, favoriteCount: the page came without its answers; the interface was asked for the others.",
    );
    return answers;
  } catch (error) {
    if (!(error instanceof SourceError) || FATAL.has(error.code)) throw error;
    // Without JSON-LD the reason why the interface gave nothing says more; but its 404 is none of the home.
    if (!hasListing(page) && error.code !== "input_not_found") throw error;
    ctx.warn(
      "page_without_data",
      `The page came without its answers, and only its JSON-LD was read: ${error.message}`,
    );
    return null;
  }
}

/** The Record of such a page. */
export async function redfinHome(
  ctx: RunContext,
  target: Target | null,
): Promise<{ page: HttpResponse; home: HomeDraft }> {
  if (target === null)
    throw new SourceError("source_changed", "Redfin names a home by an address that is none.");
  const page = await askRedfin(ctx, target);
  const reading = { answer: "page", warn: ctx.warn };
  const answers = await redfinAnswers(ctx, page, target, ["belowTheFold", "mainHouseInfoPanelInfo"]);
  const home =
    answers === null
      ? readLinkedHome(page, target.value, reading)
      : readRedfinHome(page, target.value, answers, reading);
  return { page, home };
}
