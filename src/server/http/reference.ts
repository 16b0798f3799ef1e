import type { FastifyInstance } from "fastify";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { compressedPage, lazily, sendCompressed, type CompressedPage } from "./compressed-page.ts";

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const HEAD_STYLE = `body{margin:0}.quarry-links{font:15px/1.5 system-ui,sans-serif;padding:.6rem 1.25rem;background:#1b1b1f;color:#fff;display:flex;flex-wrap:wrap;gap:.2rem 1.25rem}
.quarry-links a{color:#9ecbff}.quarry-links strong{margin-right:auto}.quarry-links select{font:inherit;max-width:100%}
html.dark-mode{color-scheme:dark}html:not(.dark-mode) .swagger-ui .info a{color:#0b57b0}
.swagger-ui .opblock-summary-path,.swagger-ui .markdown code,.swagger-ui .info a{overflow-wrap:anywhere;word-break:normal}
@media(max-width:40rem){.quarry-links strong{flex-basis:100%}.swagger-ui .wrapper{padding:0 10px}.swagger-ui .opblock-summary{flex-wrap:wrap}
.swagger-ui .opblock-summary-description{flex-basis:100%;padding:0 10px 4px}.swagger-ui .opblock-body{overflow-x:auto}}`;

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Quarry API reference</title>
<link rel="icon" href="/docs/assets/favicon-32x32.png"><link rel="stylesheet" href="/docs/assets/swagger-ui.css"><style>${HEAD_STYLE}</style></head>
<body><nav class="quarry-links"><strong>Quarry API reference</strong><label>Show <select id="scraper"><option value="">all routes, no scraper</option></select></label><a href="/">Home</a><a href="/v1/openapi.json">openapi.json</a><a href="/docs/errors">Error codes</a><a href="/graphql">GraphiQL</a></nav>
<div id="reference"></div><noscript>The reference needs JavaScript; <a href="/v1/openapi.json">openapi.json</a> holds the same.</noscript>
<script src="/docs/assets/swagger-ui-bundle.js"></script><script src="/docs/assets/start.js"></script></body></html>`;

/**
 * Shows one scraper at a time: the renderer takes a minute for the shapes of all.
 * The key that "Authorize" takes stays in memory: nothing is written to the browser's storage.
 */
const START = `const dark = matchMedia("(prefers-color-scheme: dark)");
const follow = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", follow);
follow();
const chosen = new URLSearchParams(location.search).get("scraper") ?? "";
const choice = document.getElementById("scraper");
choice.addEventListener("change", () => {
  location.search = choice.value === "" ? "" : "?scraper=" + encodeURIComponent(choice.value);
});
fetch("/v1/data-sources").then(async (answer) => {
  for (const { id, title, inputSchema } of (await answer.json()).data)
    if (inputSchema !== null) choice.add(new Option(id + " (" + title + ")", id, false, id === chosen));
});
SwaggerUIBundle({
  url: "/v1/openapi.json?scraper=" + encodeURIComponent(chosen),
  dom_id: "#reference",
  deepLinking: true,
  docExpansion: "list",
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
  persistAuthorization: false,
  onComplete: () => document.body.setAttribute("data-ready", "true"),
});
`;

const FILES: Readonly<Record<string, string>> = {
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
  "swagger-ui.css": "text/css; charset=utf-8",
  "favicon-32x32.png": "image/png",
};

const ASSET_HEADERS = { "cache-control": "public, max-age=3600" };

export interface Reference {
  /** The OpenAPI document of all scrapers, or with the shapes of these alone. */
  openApi: (scrapers?: readonly string[]) => Promise<unknown>;
  /** Throws scraper_not_found and its like for one that cannot run here. */
  usable: (scraper: string) => unknown;
}

/** The rendered reference at /docs, from files of this installation only, and the document behind it. */
export function serveReference(app: FastifyInstance, { openApi, usable }: Reference): void {
  const documents = new Map<string | undefined, () => Promise<CompressedPage>>();
  /** @param scraper undefined is all of them, an empty text none */
  const documentOf = (scraper: string | undefined): (() => Promise<CompressedPage>) => {
    const only = scraper === undefined ? undefined : [scraper].filter((id) => id !== "");
    return lazily(async () =>
      compressedPage(JSON.stringify(await openApi(only)), "application/json; charset=utf-8", {}),
    );
  };
  app.get<{ Querystring: { scraper?: string | string[] } }>("/v1/openapi.json", async (request, reply) => {
    const scraper = [request.query.scraper].flat().at(-1);
    if (scraper !== undefined && scraper !== "") usable(scraper);
    const document = documents.get(scraper) ?? documentOf(scraper);
    documents.set(scraper, document);
    return sendCompressed(await document(), request, reply);
  });
  app.get("/docs", (_request, reply) =>
    reply.type("text/html; charset=utf-8").header("content-security-policy", POLICY).send(PAGE),
  );
  app.get("/docs/assets/start.js", (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").headers(ASSET_HEADERS).send(START),
  );
  for (const [name, contentType] of Object.entries(FILES)) {
    const file = lazily(async () =>
      compressedPage(await readFile(assetPath(name)), contentType, ASSET_HEADERS),
    );
    app.get(`/docs/assets/${name}`, async (request, reply) => sendCompressed(await file(), request, reply));
  }
}

function assetPath(name: string): string {
  const folder = createRequire(import.meta.url).resolve("swagger-ui-dist/package.json");
  return join(folder, "..", name);
}
