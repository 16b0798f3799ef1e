import { absoluteUrl } from "../html/absolute-url.ts";
import type { HttpResponse } from "./types.ts";

/** Address of the next page of a list, by the Link header (RFC 8288) of this one; null on the last page. */
export function nextLink(response: Pick<HttpResponse, "url" | "header">): string | null {
  const target = /<([^>]*)>\s*;[^,]*\brel="?next\b/i.exec(response.header("link") ?? "")?.[1];
  return target === undefined ? null : absoluteUrl(target, response.url);
}
