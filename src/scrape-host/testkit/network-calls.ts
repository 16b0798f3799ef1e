import { Socket } from "node:net";
import { setImmediate as macrotask } from "node:timers/promises";

/** Enough turns of the event loop for a request that was started on the side to reach a socket. */
const TURNS = 5;

/**
 * Does `work` and notes every socket that it tries to open. The sockets stay closed. Not for concurrent use: it
 * changes `net.Socket` meanwhile.
 */
export async function networkCallsDuring<T>(work: () => Promise<T>): Promise<{ value: T; calls: string[] }> {
  const calls: string[] = [];
  const connect = Socket.prototype.connect as unknown;
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]): Socket {
    calls.push(JSON.stringify(args[0]));
    return this.destroy(new Error("A plugin may not use the network while it loads."));
  };
  try {
    const value = await work();
    for (let turn = 0; turn < TURNS; turn++) await macrotask();
    return { value, calls };
  } finally {
    Socket.prototype.connect = connect as Socket["connect"];
  }
}
