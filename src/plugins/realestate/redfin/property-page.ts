import { type HttpResponse, type RunContext, SourceError } from "../../../plugin-sdk/index.ts";
import type { HomeDraft } from "../home/home-record.ts";
import { originOf } from "../source.ts";
import type { Target } from "../targets.ts";
import { readRedfinHome } from "./home.ts";
import { readLinkedHome } from "./linked-home.ts";
import { hasAnswers } from "./page-answers.ts";

/** Asks for the page of a home. A number alone is led on to its full address. */
export async function askRedfin(ctx: RunContext, target: Target): Promise<HttpResponse> {
  const page = await ctx.http.get(ctx.origin(originOf(target.url)) + new URL(target.url).pathname);
  if (/\/home\/\d+/.test(new URL(page.url).pathname)) return page;
  throw new SourceError("input_not_found", `Redfin has no page for home ${target.value}.`, { url: page.url });
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
  const read = hasAnswers(page) ? readRedfinHome : readLinkedHome;
  return { page, home: read(page, target.value, reading) };
}
