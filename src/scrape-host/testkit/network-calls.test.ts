import { Socket } from "node:net";
import { expect, it } from "vitest";
import { networkCallsDuring } from "./network-calls.ts";

it("notes a socket that is opened on the side, and opens none", async () => {
  const connect = Reflect.get(Socket.prototype, "connect") as unknown;
  const { value, calls } = await networkCallsDuring(async () => {
    void fetch("http://127.0.0.1:59321/").catch(() => undefined);
    return 7;
  });
  expect(value).toBe(7);
  expect(calls).toHaveLength(1);
  expect(calls[0]).toContain("127.0.0.1");
  expect(Reflect.get(Socket.prototype, "connect")).toBe(connect);
});

it("notes nothing where nothing is opened", async () => {
  expect(await networkCallsDuring(async () => "quiet")).toEqual({ value: "quiet", calls: [] });
});
