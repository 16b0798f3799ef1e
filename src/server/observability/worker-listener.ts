import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Log } from "../../kernel/log.ts";
import { listenRefusal } from "../listen-refusal.ts";
import type { MetricsPage } from "./metrics-page.ts";

interface ListenerDeps {
  host: string;
  /** 0 picks a free one. */
  port: number;
  page: MetricsPage;
  ready: () => Promise<boolean>;
  log: Log;
}

/** A worker's own small listener: GET /metrics, /healthz and /readyz. Throws when the port is taken. */
export async function startWorkerListener(deps: ListenerDeps): Promise<{ stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    answer(deps, request, response).catch((error: unknown) => {
      deps.log.error({ err: error }, "the metrics could not be given");
      response.writeHead(500).end();
    });
  });
  server.listen(deps.port, deps.host);
  await once(server, "listening").catch((error: unknown) => {
    throw listenRefusal(error, { host: deps.host, port: deps.port, setting: "QUARRY_METRICS_PORT" });
  });
  deps.log.info({ host: deps.host, port: (server.address() as AddressInfo).port }, "metrics listener is up");
  return {
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

async function answer(
  { page, ready }: ListenerDeps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const send = (status: number, body: string, type = "application/json; charset=utf-8"): void => {
    response.writeHead(status, { "content-type": type, "x-content-type-options": "nosniff" }).end(body);
  };
  const path = request.url?.split("?")[0];
  if (request.method !== "GET") return send(405, '{"code":"method_not_allowed"}');
  if (path === "/healthz") return send(200, '{"status":"ok"}');
  if (path === "/readyz")
    return (await ready()) ? send(200, '{"status":"ready"}') : send(503, '{"code":"not_ready"}');
  if (path === "/metrics" && page.isOpenTo(request)) return send(200, await page.render(), page.contentType);
  send(404, '{"code":"route_not_found"}');
}
