import type { MongoClient } from "mongodb";

/** Far longer than a look at the server and the pause after it take: 3 s to connect at most, and 2 s. */
const STUCK_MS = 8000;
const LOOK_EVERY_MS = 1000;

/** The parts of the driver that look at the servers. It has no public way to start one of them anew. */
interface Monitors {
  topology?: { s?: { servers?: Map<string, { monitor: { close(): void; connect(): void } | null }> } };
}

/**
 * Starts the driver's look at a server anew when it hangs. A connection that dies at the wrong moment leaves the
 * driver waiting for an answer for ever, and then it never finds the restarted server again. Returns the way to stop.
 */
export function watchMonitors(client: MongoClient): () => void {
  const lastSeen = new Map<string, number>();
  const seen = ({ connectionId }: { connectionId: string }): void =>
    void lastSeen.set(connectionId, performance.now());
  client.on("serverHeartbeatStarted", seen);
  client.on("serverHeartbeatSucceeded", seen);
  client.on("serverHeartbeatFailed", seen);
  const timer = setInterval(() => {
    for (const [address, at] of lastSeen) {
      if (performance.now() - at < STUCK_MS) continue;
      lastSeen.set(address, performance.now());
      const monitor = (client as unknown as Monitors).topology?.s?.servers?.get(address)?.monitor;
      monitor?.close();
      monitor?.connect();
    }
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
