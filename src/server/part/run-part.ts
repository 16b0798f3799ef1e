import { createLog } from "../../kernel/log.ts";
import { readSettings } from "../settings.ts";
import { Shutdown } from "../shutdown.ts";
import { explain } from "./explain.ts";
import type { Part, PartHost } from "./host.ts";
import { releaseWhenIdle } from "./idle-memory.ts";

/** Makes this process the gateway or the worker of a server, until it is asked to end. */
export async function runPart(part: Part, host: PartHost): Promise<void> {
  const config = await readSettings(process.env).catch(async (error: unknown) => {
    const { text, exitCode } = explain(error);
    await host.refused(text, exitCode);
    process.exit(exitCode);
  });
  const log = createLog(config.QUARRY_LOG_LEVEL, config.QUARRY_ROLE === "all" ? { part } : {});
  const shutdown = new Shutdown(log);
  const stop = (): void => void shutdown.run(0);
  process.on("SIGTERM", stop);
  host.onStop(stop);
  host.configured({
    dataDir: config.dataDir,
    needsEngine: config.MONGODB_URL === undefined,
    durability: config.QUARRY_DURABILITY,
    logLevel: config.QUARRY_LOG_LEVEL,
  });
  try {
    // Loaded now, beside the start of the engine.
    const { startPart } = await import("./start-part.ts");
    await startPart(part, { config, log, shutdown, host });
    releaseWhenIdle();
  } catch (error) {
    const { text, exitCode } = explain(error);
    await host.refused(text, exitCode);
    await shutdown.run(exitCode);
  }
}
