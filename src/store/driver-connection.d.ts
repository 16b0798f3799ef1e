/** The part of the driver's connection that is patched here; the driver has no types for it. */
declare module "mongodb/lib/cmap/connection.js" {
  import type { Socket } from "node:net";

  export class Connection {
    socket: Socket;
    writeCommand: (this: Connection, ...args: unknown[]) => Promise<void>;
  }
}
