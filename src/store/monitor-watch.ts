import type { MongoClient } from "mongodb";

/** Far longer than one look at the server takes: 3 s to connect, and 2 s until a server with no news answers. */
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
  const lookingSince = new Map<string, number>();
  const ended = ({ connectionId }: { connectionId: string }): void => void lookingSince.delete(connectionId);
  client.on("serverHeartbeatStarted", ({ connectionId }) => {
    lookingSince.set(connectionId, performance.now());
  });
  client.on("serverHeartbeatSucceeded", ended);
  client.on("serverHeartbeatFailed", ended);
  const timer = setInterval(() => {
    for (const [address, since] of lookingSince) {
      if (performance.now() - since < STUCK_MS) continue;
      lookingSince.delete(address);
      const monitor = (client as unknown as Monitors).topology?.s?.servers?.get(address)?.monitor;
      monitor?.close();
      monitor?.connect();
    }
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
