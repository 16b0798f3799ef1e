import type { FastifyInstance, FastifyRequest } from "fastify";
import { createHash } from "node:crypto";
import { compressedPage, lazily, sendCompressed } from "./compressed-page.ts";
import type { GraphiqlTab } from "./graphiql-tabs.ts";

const PATH = "/graphql";
/** What GraphiQL itself sends when it starts counts as a call; the page has no secret of its own. */
const OPTIONS = {
  endpoint: PATH,
  title: "Quarry GraphiQL",
  subscriptionsProtocol: "WS",
  // A key in the header editor must not outlive the page.
  shouldPersistHeaders: false,
};
/** What the first tab holds, in lines that a phone shows whole. */
const FIRST_QUERY = `# The catalog needs no key.
# For all else open "Headers"
# below and enter
# {"Authorization":
#   "Bearer <API key>"}
# Subscriptions use it, too.
# The other tabs hold a call
# of each scraper.
{
  scrapers {
    id
    title
  }
}
`;
/** The header editor's content also becomes the connection parameters, since a browser's WebSocket takes no headers. */
const wiredOptions = (tabs: readonly GraphiqlTab[]): string => `(() => {
  let headers = {};
  return {
    ...${JSON.stringify(OPTIONS)},
    defaultTabs: ${inScript([{ query: FIRST_QUERY }, ...tabs])},
    onEditHeaders(text) {
      try { headers = JSON.parse(text); } catch { headers = {}; }
    },
    connectionParams: () => headers,
  };
})()`;

/** JSON that cannot end the script that it stands in. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** On a phone editor and answer lie above each other, and the buttons of the side in a row below them. */
const NARROW_STYLE = `@media(max-width:48rem){
.graphiql-container .graphiql-container{flex-direction:column-reverse}
.graphiql-container .graphiql-sidebar{flex-direction:row;width:auto;justify-content:space-around}
.graphiql-container .graphiql-sidebar button{margin-top:0 !important}
.graphiql-container .graphiql-main{flex-direction:column;min-height:0}
.graphiql-container .graphiql-sessions{margin:8px;min-height:0}
.graphiql-container #graphiql-session{flex-direction:column}
.graphiql-container .graphiql-query-editor{flex-direction:column}
.graphiql-container .graphiql-toolbar{flex-direction:row;width:auto;justify-content:flex-end;margin-top:8px}
.graphiql-container .graphiql-horizontal-drag-bar,.graphiql-container .graphiql-logo{display:none}
}`;

/**
 * GraphiQL at GET /graphql for browsers that ask for a page and send no operation. Everything is in the one page.
 * @param tabs what it opens with, behind the first one
 */
export function serveGraphiql(app: FastifyInstance, tabs: () => GraphiqlTab[]): void {
  const page = lazily(() => graphiqlPage(tabs()));
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

async function graphiqlPage(tabs: readonly GraphiqlTab[]) {
  const { renderGraphiQL } = await import("@graphql-yoga/render-graphiql");
  const rendered = renderGraphiQL(OPTIONS as Parameters<typeof renderGraphiQL>[0]);
  const html = rendered.replace(JSON.stringify(OPTIONS), () => wiredOptions(tabs));
  if (html === rendered) throw new Error("The page of GraphiQL no longer carries its options as JSON.");
  const page = html.replace("</head>", () => `<style>${NARROW_STYLE}</style></head>`);
  if (page === html) throw new Error("The page of GraphiQL no longer has a head.");
  const script = /<script>([^]*)<\/script>/.exec(page)?.[1];
  if (script === undefined) throw new Error("The page of GraphiQL no longer has its script inlined.");
  return compressedPage(page, "text/html; charset=utf-8", {
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
