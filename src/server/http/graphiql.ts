import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../errors/app-error.ts";
import { compressedPage, lazily, sendCompressed, type CompressedPage } from "./compressed-page.ts";
import { GRAPHIQL_FILES, graphiqlFiles, startFile } from "./graphiql-files.ts";
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
    defaultTabs: ${JSON.stringify([{ query: FIRST_QUERY }, ...tabs])},
    onEditHeaders(text) {
      try { headers = JSON.parse(text); } catch { headers = {}; }
    },
    connectionParams: () => headers,
  };
})()`;

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

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // The editor measures and colours text with styles that it makes as it goes.
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self'",
  "img-src 'self' data:",
  "font-src data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * GraphiQL at GET /graphql for browsers that ask for a page and send no operation; its files are kept by the browser.
 * @param tabs what it opens with, behind the first one
 */
export function serveGraphiql(app: FastifyInstance, tabs: () => GraphiqlTab[]): void {
  const graphiql = lazily(() => makeGraphiql(tabs()));
  app.addHook("onRequest", async (request, reply) => {
    if (wantsPage(request)) return sendCompressed((await graphiql()).page, request, reply);
    return undefined;
  });
  app.get(`${GRAPHIQL_FILES}/:file`, async (request, reply) => {
    const file = (await graphiql()).files.get(request.url);
    if (!file) throw new AppError("route_not_found");
    return sendCompressed(file, request, reply);
  });
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const [path, query = ""] = url.split("?");
  if (method !== "GET" || path !== PATH || !(headers.accept ?? "").includes("text/html")) return false;
  const parameters = new URLSearchParams(query);
  return !parameters.has("query") && !parameters.has("extensions");
}

async function makeGraphiql(
  tabs: readonly GraphiqlTab[],
): Promise<{ page: CompressedPage; files: ReadonlyMap<string, CompressedPage> }> {
  const files = await graphiqlFiles(NARROW_STYLE);
  const start = await startFile(files, wiredOptions(tabs));
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${OPTIONS.title}</title><link rel="icon" href="${files.icon.path}"><link rel="stylesheet" href="${files.style.path}">
<script defer src="${start.path}"></script><script defer src="${files.script.path}"></script></head>
<body id="body" class="no-focus-outline"><noscript>GraphiQL needs JavaScript.</noscript><div id="root"></div></body></html>
`;
  const page = await compressedPage(html, "text/html; charset=utf-8", {
    "cache-control": "no-cache",
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",
    // Others get GraphQL at the same path.
    vary: "accept",
  });
  return { page, files: new Map([start, ...Object.values(files)].map((file) => [file.path, file.page])) };
}
