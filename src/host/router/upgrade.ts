import { request as call, type IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { AppError } from "../../errors/app-error.ts";
import type { WorkerLife } from "../workers/worker-life.ts";
import { answerHeaders, requestHeaders } from "./forward-headers.ts";

interface Upgraded {
  request: IncomingMessage;
  socket: Duplex;
  /** What came with the request already. */
  head: Buffer;
  raw: string;
  requestId: string;
}

/**
 * Passes an upgrade to a worker, and the bytes of both sides once it has agreed with 101. A worker that has not is heard and
 * the connection ended: whatever else comes over it would reach the worker unread.
 */
export function upgrade(life: WorkerLife, upgraded: Upgraded): Promise<void> {
  return life.use(() => splice(life, upgraded));
}

function splice(life: WorkerLife, { request, socket, head, raw, requestId }: Upgraded): Promise<void> {
  const done = Promise.withResolvers<void>();
  const asked = call({
    socketPath: life.socketPath,
    path: raw,
    method: request.method,
    headers: [
      ...requestHeaders(request, requestId),
      "connection",
      "upgrade",
      "upgrade",
      request.headers.upgrade ?? "",
    ],
  });
  const end = (): void => {
    asked.destroy();
    socket.destroy();
    done.resolve();
  };
  socket.on("close", end);
  socket.on("error", end);
  asked.on("error", (cause) => {
    if (socket.destroyed) return end();
    done.reject(new AppError("worker_crashed", { cause }));
  });
  asked.on("upgrade", (answer, worker, first) => {
    worker.on("close", end);
    worker.on("error", end);
    const agreed = ["connection: upgrade", `upgrade: ${answer.headers.upgrade ?? ""}`];
    socket.write(headOf(answer, agreed));
    socket.write(first);
    worker.write(head);
    worker.pipe(socket).pipe(worker);
  });
  asked.on("response", (answer) => {
    socket.write(headOf(answer, ["connection: close"]));
    answer.on("error", end);
    answer.on("close", end);
    answer.pipe(socket);
  });
  asked.end();
  return done.promise;
}

function headOf(answer: IncomingMessage, own: readonly string[]): string {
  const lines = Object.entries(answerHeaders(answer.headers)).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}: ${one}`),
  );
  return [`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`, ...lines, ...own, "", ""].join("\r\n");
}
