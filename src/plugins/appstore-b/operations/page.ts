import { type HttpResponse, type Json, type RunContext, SourceError } from "../../../plugin-sdk/index.ts";
import { isNotFoundPage } from "../failures.ts";
import type { Places } from "../parse/places.ts";
import { batchexecuteOptions, type RpcCall } from "../rpc/batchexecute-request.ts";
import { readBatchexecute } from "../rpc/batchexecute-response.ts";
import { localeQuery, PATHS, type Locale } from "../urls.ts";

/**
 * A page of the shop. `target` says in words what is asked for, such as `app "com.example"`.
 * @throws SourceError `input_not_found` when the shop of this country has no such page
 */
export async function shopPage(
  ctx: RunContext,
  path: string,
  query: Record<string, string | undefined>,
  locale: Locale,
  target: string,
): Promise<HttpResponse> {
  const url = ctx.origin("web") + path;
  const response = await ctx.http.get(url, { query: { ...query, ...localeQuery(locale) }, expect: [404] });
  if (!isNotFoundPage(response)) return response;
  throw missing(target, locale, response.url);
}

/** The answer of one RPC, and its payload or only `places` of it. @throws SourceError `source_changed` */
export async function callRpc(
  ctx: RunContext,
  call: RpcCall,
  locale: Locale,
  places?: Places,
): Promise<{ response: HttpResponse; payload: unknown }> {
  const response = await ctx.http.post(
    ctx.origin("web") + PATHS.batchexecute,
    batchexecuteOptions(call, locale),
  );
  return { response, payload: readBatchexecute(response.text, call.rpc, places) };
}

/** The error of a target that the shop of this country does not have. */
export function missing(target: string, { country }: Locale, url?: string): SourceError {
  const message =
    `The Google Play shop of country "${country}" has no ${target}: ` +
    "it was removed, never existed, or is not offered there. Another country may have it.";
  return new SourceError("input_not_found", message, url === undefined ? {} : { url });
}

/** A number that an earlier attempt saved, else 0. */
export function savedCount(state: Json): number {
  return typeof state === "number" ? state : 0;
}
