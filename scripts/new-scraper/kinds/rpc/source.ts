import {
  commonFailures,
  type FailureRule,
  type HttpResponse,
  type OriginPolicy,
  type RunContext,
} from "../../../../src/plugin-sdk/index.ts";

/** The only place where a host is spelled. */
export const origins: Readonly<Record<string, OriginPolicy>> = {
  web: { url: "https://example.org", requestsPerSecond: 1, concurrency: 1 },
};

/** How this source says no. Tried in order on every response, before a parser sees it. */
export const failures: readonly FailureRule[] = [
  {
    code: "input_not_found",
    message: "Example has no such item or list.",
    when: ({ status }) => status === 404,
  },
  ...commonFailures("Example"),
];

/** One page of the list, from 1; of all items, or of those that the site finds for a text. */
export function askItems(ctx: RunContext, query: string | undefined, page: number): Promise<HttpResponse> {
  return call(ctx, "items.list", { query, page });
}

/** One item. */
export function askItem(ctx: RunContext, id: string): Promise<HttpResponse> {
  return call(ctx, "items.get", { id });
}

function call(ctx: RunContext, method: string, params: object): Promise<HttpResponse> {
  return ctx.http.post(`${ctx.origin("web")}/items`, {
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ method, params }),
  });
}
