import type { IncomingMessage } from "node:http";

/** So much of a body has to come in each while. */
const LEAST_BYTES = 8192;

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";
}

/** Calls after each while in which a body that is wanted came too slowly. Returns the way to stop. */
export function whenSlow(request: IncomingMessage, whileMs: number, call: () => void): () => void {
  let before = request.socket.bytesRead;
  const looking = setInterval(() => {
    const { bytesRead } = request.socket;
    const came = bytesRead - before;
    before = bytesRead;
    // One that is full waits for its reader.
    const isWanted = !request.complete && request.readableLength < request.readableHighWaterMark;
    if (isWanted && came < LEAST_BYTES) call();
  }, whileMs);
  return () => clearInterval(looking);
}
