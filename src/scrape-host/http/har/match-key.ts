import { scrubPairs, scrubText, scrubUrl } from "./scrub.ts";

/**
 * What makes two requests the same: method, URL without fragment and with its query sorted, and for POST the body
 * (form fields sorted). Secrets are scrubbed first, so that a scrubbed recording still answers the real request.
 */
export function matchKey(method: string, url: string, body: string, contentType: string): string {
  const plain = new URL(scrubUrl(url));
  const place = `${method} ${plain.origin}${plain.pathname}?${sortedPairs(plain.search.slice(1))}`;
  return method === "POST" ? `${place}\n${bodyKey(body, contentType)}` : place;
}

function bodyKey(body: string, contentType: string): string {
  return /^application\/x-www-form-urlencoded\b/i.test(contentType)
    ? sortedPairs(scrubPairs(body))
    : scrubText(body);
}

function sortedPairs(pairs: string): string {
  const params = new URLSearchParams(pairs);
  return JSON.stringify([...params].sort(([a, x], [b, y]) => order(a, b) || order(x, y)));
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
