import {
  type HtmlDocument,
  type HttpResponse,
  type JsonObject,
  jsonLd,
  parseHtml,
  requireEnd,
  type RunContext,
} from "../../../plugin-sdk/index.ts";

/** A guest page: its markup, and what it says of itself as linked data. */
export interface GuestPage {
  page: HttpResponse;
  document: HtmlDocument;
  nodes: JsonObject[];
}

/** A refusal for speed is met by one more try after a pause, and no further one. */
export const TRIES = { maxTries: 2 };

/** Reads a whole page. @throws SourceError `source_changed` for one that was cut */
export async function openPage(ctx: RunContext, url: string): Promise<GuestPage> {
  return readPage(await ctx.http.get(url, TRIES), ctx.warn);
}

export function readPage(page: HttpResponse, warn: RunContext["warn"]): GuestPage {
  requireEnd(page, "</html>");
  const document = parseHtml(page);
  const { items, broken } = jsonLd(document);
  if (broken > 0) warn("linked_data_broken", `${broken} blocks of linked data cannot be read.`);
  return { page, document, nodes: items };
}
