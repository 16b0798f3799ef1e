import type { BatchexecuteCall } from "../rpc/batchexecute.ts";
import { type PageRef, type RunContext, SourceError } from "../../../plugin-sdk/index.ts";
import { callRpc, type Locale, PATHS, shopPage } from "../source.ts";
import { type AppParts, parseAppPage } from "./app-page.ts";
import type { App } from "./record.ts";

/** Reads the page of one app. @throws SourceError `input_not_found` */
export async function readApp(
  ctx: RunContext,
  appId: string,
  locale: Locale,
  parts: AppParts = {},
): Promise<{ from: PageRef; app: App }> {
  const from = await shopPage(ctx, PATHS.app, { id: appId }, locale, `app "${appId}"`);
  return { from, app: parseAppPage(from, appId, locale, parts, ctx.warn) };
}

/**
 * The answer of an RPC about one app. Where the RPC knows no such app, its page has the last word.
 * @throws SourceError `input_not_found` only when the app has no page either
 */
export async function callAboutApp(
  ctx: RunContext,
  appId: string,
  call: BatchexecuteCall,
  locale: Locale,
): ReturnType<typeof callRpc> {
  try {
    return await callRpc(ctx, call, locale);
  } catch (error) {
    if (!(error instanceof SourceError) || error.code !== "input_not_found") throw error;
    await readApp(ctx, appId, locale);
    throw new SourceError("source_changed", `${error.message} Yet "${appId}" has a page.`, { cause: error });
  }
}
