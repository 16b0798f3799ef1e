import type { FastifyInstance } from "fastify";
import { AppError } from "../../errors/app-error.ts";
import type { MetricsPage } from "./metrics-page.ts";

/** /healthz, /readyz and /metrics of a gateway: for machines, without a key. */
export function serveProbes(app: FastifyInstance, page: MetricsPage, ready: () => Promise<boolean>): void {
  app.get("/healthz", () => ({ status: "ok" }));
  app.get("/readyz", async () => {
    if (await ready()) return { status: "ready" };
    throw new AppError("not_ready", { retryAfterSeconds: 2 });
  });
  app.get("/metrics", async (request, reply) => {
    if (!page.isOpenTo(request.raw)) throw new AppError("route_not_found");
    return reply.type(page.contentType).send(await page.render());
  });
}
