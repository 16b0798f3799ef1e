import type { FastifyInstance, FastifyRequest } from "fastify";
import { createHash } from "node:crypto";
import { compressedPage, lazily, sendCompressed } from "./compressed-page.ts";

const PATH = "/graphql";
/** What GraphiQL itself sends when it starts counts as a call; the page has no secret of its own. */
const OPTIONS = {
  endpoint: PATH,
  title: "Quarry GraphiQL",
  subscriptionsProtocol: "WS",
  // A key in the header editor must not outlive the page.
  shouldPersistHeaders: false,
  defaultQuery: `# The catalog needs no key. For everything else open "Headers" below and enter
# {"Authorization": "Bearer <API key>"}
# Subscriptions go over WebSocket with the same header.
{
  scrapers {
    id
    title
  }
}
`,
};
/** The header editor's content also becomes the connection parameters, since a browser's WebSocket takes no headers. */
const WIRED_OPTIONS = `(() => {
  let headers = {};
  return {
    ...${JSON.stringify(OPTIONS)},
    onEditHeaders(text) {
      try { headers = JSON.parse(text); } catch { headers = {}; }
    },
    connectionParams: () => headers,
  };
})()`;

/** GraphiQL at GET /graphql for browsers that ask for a page and send no operation. Everything is in the one page. */
export function serveGraphiql(app: FastifyInstance): void {
  const page = lazily(graphiqlPage);
  app.addHook("onRequest", async (request, reply) => {
    if (wantsPage(request)) return sendCompressed(await page(), request, reply);
    return undefined;
  });
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const [path, query = ""] = url.split("?");
  if (method !== "GET" || path !== PATH || !(headers.accept ?? "").includes("text/html")) return false;
  const parameters = new URLSearchParams(query);
  return !parameters.has("query") && !parameters.has("extensions");
}

async function graphiqlPage() {
  const { renderGraphiQL } = await import("@graphql-yoga/render-graphiql");
  const rendered = renderGraphiQL(OPTIONS as Parameters<typeof renderGraphiQL>[0]);
  const html = rendered.replace(JSON.stringify(OPTIONS), () => WIRED_OPTIONS);
  if (html === rendered) throw new Error("The page of GraphiQL no longer carries its options as JSON.");
  const script = /<script>([^]*)<\/script>/.exec(html)?.[1];
  if (script === undefined) throw new Error("The page of GraphiQL no longer has its script inlined.");
  return compressedPage(html, "text/html; charset=utf-8", {
    "content-security-policy": policyFor(script),
    "referrer-policy": "no-referrer",
  });
}

function policyFor(script: string): string {
  const hash = createHash("sha256").update(script).digest("base64");
  return [
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    // The editor measures and colours text with styles that it makes as it goes.
    "style-src 'unsafe-inline'",
    "worker-src blob:",
    "img-src data:",
    "font-src data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
