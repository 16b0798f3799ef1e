import net from "node:net";

/**
 * Writes bytes to a server and gives what comes back, as Latin-1. Ends when the server closes or is silent for `silentMs`.
 * @param firstMs how long it may take to the first byte of an answer, where one must come
 * @param then what to do once it is written: wait for the answer, or break the connection at once
 */
export function sendRaw(
  url: string,
  bytes: string | Uint8Array,
  {
    then = "wait",
    silentMs = 300,
    firstMs = silentMs,
  }: { then?: "wait" | "reset"; silentMs?: number; firstMs?: number } = {},
): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname);
    let answer = "";
    const done = (): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.setEncoding("latin1");
    socket.setTimeout(firstMs, done);
    socket.on("data", (text: string) => {
      answer += text;
      socket.setTimeout(silentMs);
    });
    socket.on("close", done);
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED") reject(error);
      else done();
    });
    socket.on("connect", () => {
      socket.write(bytes, () => {
        if (then === "reset") socket.resetAndDestroy();
      });
    });
  });
}
