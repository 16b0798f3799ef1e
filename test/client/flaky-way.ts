import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface FlakyWay {
  /** Origin to use instead of the server's. */
  url: string;
  /** Connections that were made so far. */
  accepted(): number;
  /** Cuts every connection, as a bad network does, and says how many sockets that were. */
  cut(): number;
  /** The next that many connections lose the answer, too. */
  loseNext(count: number): void;
  /** From now on nothing is passed on over the connections that there are, and nobody is told. */
  freeze(): void;
  close(): void;
}

export interface FlakyWayOptions {
  /** That many connections are cut when the first byte of an answer comes back: the call arrived, its answer is lost. */
  loseAnswers?: number;
}

/** Passes TCP through to a server until it is told not to. */
export async function flakyWay(
  serverUrl: string,
  { loseAnswers = 0 }: FlakyWayOptions = {},
): Promise<FlakyWay> {
  const sockets = new Set<Socket>();
  const target = new URL(serverUrl);
  let accepted = 0;
  let lostUpTo = loseAnswers;
  const proxy = createServer((near) => {
    accepted += 1;
    const loses = accepted <= lostUpTo;
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("error", () => other.destroy()).on("close", () => other.destroy());
      if (loses && one === far) one.once("data", () => near.destroy());
      else one.pipe(other);
    }
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  const cut = (): number => {
    const count = sockets.size;
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    return count;
  };
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    accepted: () => accepted,
    cut,
    loseNext: (count) => (lostUpTo = accepted + count),
    freeze() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close() {
      cut();
      proxy.close();
    },
  };
}
