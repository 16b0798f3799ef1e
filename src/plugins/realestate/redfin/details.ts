import { changed, idString, int, type JsonObject, type RunContext } from "../../../plugin-sdk/index.ts";
import { originOf } from "../source.ts";
import type { Target } from "../targets.ts";
import { payloadObject } from "./answer.ts";
import { answersAbout, DETAILS, type RedfinPage } from "./page-answers.ts";

/** Further answers about a home that can be asked for. */
export type DetailName = "belowTheFold" | "mainHouseInfoPanelInfo";

/**
 * Asks Redfin's interface for what pages of homes usually carry: first for the numbers of the home and its listing, by the
 * path of the page.
 * @throws SourceError `source_changed` for another home, or an answer of another form
 */
export async function askDetails(
  ctx: RunContext,
  page: { readonly url: string },
  { url, value: id }: Target,
  names: readonly DetailName[],
): Promise<RedfinPage> {
  const base = ctx.origin(originOf(url)) + DETAILS;
  const path = new URL(page.url).pathname;
  const first = await ctx.http.get(`${base}initialInfo`, { query: { path } });
  const initial = payloadObject(first);
  if (idString(initial, "propertyId") !== id) throw changed(first, `The answer is not about home ${id}.`);
  const query = { propertyId: id, listingId: int(initial, "listingId") ?? undefined, accessLevel: 1 };
  const answers: Record<string, JsonObject> = { initialInfo: initial };
  for (const name of ["aboveTheFold", ...names])
    answers[name] = payloadObject(await ctx.http.get(base + name, { query }));
  return answersAbout(page, id, (name) => answers[name] ?? {});
}
