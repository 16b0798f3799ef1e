import {
  at,
  bool,
  changed,
  type HttpResponse,
  int,
  type PathValues,
  type QueryValue,
  type RunContext,
  SourceError,
  sourceUrl,
} from "../../../plugin-sdk/index.ts";
import { gatewayQuery } from "../source.ts";

/**
 * Asks the calls that the pages of products and sellers make.
 * @throws SourceError `input_not_found` when the answer says that there is no such thing, `source_changed` for another refusal
 */
export async function askStore(
  ctx: RunContext,
  countryCode: string,
  [template, values]: [template: string, values: PathValues],
  query: Record<string, QueryValue | undefined> = {},
): Promise<{ page: HttpResponse; answer: unknown; result: unknown }> {
  const service = `/discovery-storefront-trproductgw-service/api${template}`;
  const url = sourceUrl(ctx.origin("gateway"), service, values);
  const page = await ctx.http.get(url, { query: { ...query, ...gatewayQuery(countryCode) } });
  const answer = page.json();
  if (bool(answer, "isSuccess") === true) return { page, answer, result: at(answer, "result") };
  const status = int(answer, "statusCode");
  if (status === 404)
    throw new SourceError("input_not_found", "Trendyol has no such thing.", { url: page.url });
  throw changed(page, `The answer does not say that it succeeded (status ${status ?? "not stated"}).`);
}
