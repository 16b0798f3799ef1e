import { EventEmitter } from "node:events";
import type { Server } from "node:http";
import { expect, test } from "vitest";
import { limitConnections } from "./connections.ts";
import { Visitors } from "./visitors.ts";

class Connection extends EventEmitter {
  isOpen = true;
  readonly remoteAddress: string;

  constructor(remoteAddress: string) {
    super();
    this.remoteAddress = remoteAddress;
  }

  destroy(): void {
    this.isOpen = false;
    this.emit("close");
  }
}

test("an address has as many connections as it may, and this machine and our proxies as many as there are", () => {
  const server = new EventEmitter() as Server;
  limitConnections(server, new Visitors(["10.0.0.0/8"]), { all: 100, ofVisitor: 3 });
  const open = (address: string): Connection => {
    const connection = new Connection(address);
    server.emit("connection", connection);
    return connection;
  };
  const areOpen = (...addresses: string[]) => addresses.map(open).map(({ isOpen }) => isOpen);
  for (const address of ["127.0.0.1", "::1", "::ffff:127.0.0.1", "10.1.2.3"])
    expect(areOpen(address, address, address, address)).toEqual([true, true, true, true]);
  const first = open("203.0.113.7");
  expect(areOpen("203.0.113.7", "203.0.113.7", "203.0.113.7")).toEqual([true, true, false]);
  expect(areOpen("::ffff:203.0.113.7", "203.0.113.8")).toEqual([false, true]);
  expect(areOpen("2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8::4")).toEqual([
    true,
    true,
    true,
    false,
  ]);
  first.destroy();
  expect(areOpen("203.0.113.7", "203.0.113.7")).toEqual([true, false]);
  expect(server.maxConnections).toBe(100);
});
