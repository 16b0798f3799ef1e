import type { PeerMessage } from "./peer.ts";

/**
 * The peer's side of `startPeer`: announces `ready`, then answers tasks one after another.
 * Ends when the bench does.
 */
export function serveAsPeer<Task, Result>(
  ready: unknown,
  answer: (task: Task) => Promise<Result> | Result,
): void {
  let last: Promise<void> = Promise.resolve();
  process.on("message", ({ id, task }: { id: number; task: Task }) => {
    last = last.then(async () => {
      try {
        send({ kind: "done", id, value: await answer(task) });
      } catch (error) {
        send({
          kind: "failed",
          id,
          message: error instanceof Error ? (error.stack ?? error.message) : String(error),
        });
      }
    });
  });
  process.on("disconnect", () => process.exit(0));
  send({ kind: "ready", value: ready });
}

function send(message: PeerMessage): void {
  process.send?.(message);
}
