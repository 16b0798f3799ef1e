import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { ROOT } from "../docs/example-document.ts";

/** Bare imports of the built client, as a bundler would resolve them. */
const IMPORTS = {
  "@quarry/client": "/dist/client/index.js",
  "graphql-ws/client": "/node_modules/graphql-ws/dist/client.js",
};
const PAGE = `<!doctype html><title>Somebody's site</title><script type="importmap">${JSON.stringify({ imports: IMPORTS })}</script>`;
const TYPES: Record<string, string> = { ".js": "text/javascript", ".map": "application/json" };

export interface OtherSite {
  origin: string;
  stop(): Promise<void>;
}

/** A site on an origin of its own, whose page can import the built client package. */
export async function startOtherSite(): Promise<OtherSite> {
  const server = createServer((request, response) => {
    const path = normalize(request.url ?? "/");
    if (path === "/") return response.setHeader("content-type", "text/html").end(PAGE);
    const type = TYPES[extname(path)];
    if (type === undefined || !/^\/(dist\/client|node_modules\/graphql-ws)\//.test(path))
      return response.writeHead(204).end();
    readFile(join(ROOT, path)).then(
      (file) => response.setHeader("content-type", type).end(file),
      () => response.writeHead(404).end(),
    );
    return response;
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
