import { type RunContext, SourceError, sourceUrl } from "../../../plugin-sdk/index.ts";
import { readEtsyUrl } from "../targets.ts";

/** The number of a listing; a short link is followed to it. @throws SourceError `input_not_found` when it leads elsewhere */
export async function listingNumber(ctx: RunContext, given: string): Promise<string> {
  const short = readEtsyUrl(given);
  if (short?.kind !== "short") return given;
  const url = sourceUrl(ctx.origin("short"), "/{code}", { code: short.value });
  const moved = await ctx.http.get(url, { expect: [301, 302, 303, 307, 308], maxTries: 1 });
  const found = readEtsyUrl(moved.header("location") ?? "");
  if (found?.kind === "listing") return found.value;
  throw new SourceError("input_not_found", `The short link ${given} does not lead to a listing.`, { url });
}
