import { ensureLocalAccount } from "../domain/account/local-account.ts";
import { watchParent } from "../engine/parent-watch.ts";
import type { ExitCode } from "../errors/to-exit-code.ts";
import type { Config } from "../kernel/config.ts";
import { createLog, type Log } from "../kernel/log.ts";
import { DatabaseClock } from "../store/database-clock.ts";
import { storeOf } from "../store/store.ts";
import { banner } from "./banner.ts";
import { openDatabase } from "./database.ts";
import { startGateway } from "./gateway.ts";
import { localKeyOf, type LocalKey } from "./local-key.ts";
import { createObservability } from "./observability/observability.ts";
import { isTracingWanted, startTracing } from "./observability/tracing.ts";
import { startWorkerListener } from "./observability/worker-listener.ts";
import { explain } from "./part/explain.ts";
import { createServices } from "./services.ts";
import { readSettings } from "./settings.ts";
import { Shutdown } from "./shutdown.ts";
import { startWorker } from "./worker.ts";

async function start(config: Config, log: Log, shutdown: Shutdown): Promise<void> {
  const started = performance.now();
  const { connection, hasRoom } = await openDatabase(config, log, shutdown);
  if (isTracingWanted(process.env)) shutdown.add("tracing", await startTracing(log));
  const store = storeOf(connection.db);
  const clock = await DatabaseClock.start(store);
  shutdown.add("clock", async () => clock.stop());
  const observability = createObservability({ config, log, connection, store });
  const services = await createServices({ config, log, clock, store, observability, hasRoom });
  shutdown.add("events", () => services.feed.stop());
  await ensureLocalAccount(store, clock.now());

  let face: { url: string; key: LocalKey } | null = null;
  if (config.QUARRY_ROLE !== "worker") {
    // Before it listens: a gateway that cannot have its key must not take calls.
    const key = await localKeyOf(config, log, services);
    const gateway = await startGateway({
      config,
      log,
      services,
      observability,
      ready: () => connection.ping(),
    });
    shutdown.add("gateway", () => gateway.close());
    face = { url: gateway.url, key };
  } else if (config.QUARRY_METRICS_PORT !== undefined) {
    const listener = await startWorkerListener({
      host: config.HOST,
      port: config.QUARRY_METRICS_PORT,
      page: observability.page,
      ready: () => connection.ping(),
      log,
    });
    shutdown.add("metrics", () => listener.stop());
  }
  // After the gateway: a process that cannot have its port must not take Requests on.
  if (config.QUARRY_ROLE !== "gateway") {
    const { db } = connection;
    const worker = await startWorker({ config, log, clock, db, services, observability, hasRoom });
    shutdown.add("worker", () => worker.stop());
  }
  const buildInfo = (await connection.db.admin().serverInfo()) as { version?: string };
  const milliseconds = Math.round(performance.now() - started);
  process.stdout.write(
    banner({ config, gateway: face, mongodbVersion: buildInfo.version ?? "unknown", milliseconds, services }),
  );
  log.info({ role: config.QUARRY_ROLE, url: face?.url, milliseconds }, "ready");
}

function refuse(error: unknown): ExitCode {
  const { text, exitCode } = explain(error);
  process.stderr.write(`${text}\n`);
  return exitCode;
}

try {
  const config = await readSettings(process.env);
  const log = createLog(config.QUARRY_LOG_LEVEL);
  const shutdown = new Shutdown(log);
  process.on("SIGTERM", () => void shutdown.run(0));
  process.on("SIGINT", () => void shutdown.run(0));
  watchParent(() => void shutdown.run(0));
  start(config, log, shutdown).catch((error: unknown) => void shutdown.run(refuse(error)));
} catch (error) {
  process.exitCode = refuse(error);
}
