import type { Server } from "node:http";
import type { Visitors } from "./visitors.ts";

/** What may be open at once on one port. */
export interface MostConnections {
  all: number;
  ofVisitor: number;
}

/** Ends connections beyond what may be open: in all, and of one visitor. */
export function limitConnections(server: Server, visitors: Visitors, most: MostConnections): void {
  const open = new Map<string, number>();
  server.maxConnections = most.all;
  server.on("connection", (socket) => {
    const visitor = visitors.limited(socket.remoteAddress ?? "");
    if (visitor === null) return;
    const now = open.get(visitor) ?? 0;
    if (now >= most.ofVisitor) return void socket.destroy();
    open.set(visitor, now + 1);
    socket.once("close", () => {
      const left = (open.get(visitor) ?? 0) - 1;
      if (left > 0) open.set(visitor, left);
      else open.delete(visitor);
    });
  });
}
