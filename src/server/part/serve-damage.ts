import type { AppError } from "../../errors/app-error.ts";
import type { Config } from "../../kernel/config.ts";
import type { Log } from "../../kernel/log.ts";
import { AnswerBudget } from "../http/answer-budget.ts";
import { createApp, serveErrorsPage } from "../http/app.ts";
import { listen } from "../http/listen.ts";
import { createMetrics } from "../observability/metrics.ts";
import type { Shutdown } from "../shutdown.ts";

/** What is answered all the same: that the process runs, and the page that explains the error. */
const OPEN = new Set(["/healthz", "/docs/errors"]);

/**
 * Answers every call, /readyz among them, with the damage that was found at start: a process that ended would be started
 * again and again, and tell nobody why.
 */
export async function serveDamage(
  damage: AppError,
  wanted: { port: number; setting: "PORT" | "QUARRY_METRICS_PORT" },
  { config, log, shutdown }: { config: Config; log: Log; shutdown: Shutdown },
): Promise<void> {
  let publicUrl = "";
  const app = createApp({
    log,
    metrics: createMetrics(),
    publicUrl: () => publicUrl,
    answers: new AnswerBudget(config.QUARRY_ANSWER_RATE),
    addressOf: ({ socket }) => socket.remoteAddress ?? "",
    callSeconds: config.QUARRY_TIMEOUTS.call,
    slowSeconds: config.QUARRY_TIMEOUTS.slow,
  });
  app.addHook("onRequest", async (request) => {
    if (!OPEN.has(request.routeOptions.url ?? "")) throw damage;
  });
  app.get("/healthz", () => ({ status: "ok" }));
  serveErrorsPage(app);
  const { url } = await listen(app, config, wanted);
  publicUrl = url;
  shutdown.add("damage", () => app.close());
  log.error({ code: damage.code, details: damage.details, url }, damage.message);
}
