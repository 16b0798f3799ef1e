import { createServer, connect, type AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Egress } from "./egress.ts";

const server = createServer((socket) => socket.on("error", () => undefined).end("here"));
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const PUBLIC = "93.184.216.34";

/** Reaches the server above in place of every address, and notes what was looked up and connected to. */
function egressOf(allowed: string[], answers: string[][]) {
  const opened: unknown[] = [];
  let asked = 0;
  const egress = new Egress({
    allowed,
    resolve: async () => answers[asked++] ?? [],
    open: (addresses, to) => {
      opened.push([...addresses, to]);
      return connect(port, "127.0.0.1");
    },
  });
  return { egress, opened, asked: () => asked };
}

test("an allowed host is reached at the addresses that were checked, which are looked up once", async () => {
  // The name leads to this machine when it is asked again.
  const { egress, opened, asked } = egressOf(["*.example.com"], [[PUBLIC], ["127.0.0.1"]]);
  (await egress.connect("api.example.com:443")).destroy();
  expect(opened).toEqual([[PUBLIC, 443]]);
  expect(asked()).toBe(1);
  await expect(egress.connect("api.example.com:443")).rejects.toMatchObject({ code: "egress_refused" });
  expect(opened).toHaveLength(1);
});

test.each([
  ...[
    "api.example.com:80",
    "example.org:443",
    "example.com",
    "",
    "/v1/services",
    "http://api.example.com:443",
  ],
  ...["api.example.com:443@evil.example:443", "api.example.com:443/x", "api.example.com\t:443"],
])("what is not on the list is not even looked up: %s", async (target) => {
  const { egress, opened, asked } = egressOf(["api.example.com"], [[PUBLIC]]);
  await expect(egress.connect(target)).rejects.toMatchObject({ code: "egress_refused" });
  expect([opened, asked()]).toEqual([[], 0]);
});

test.each([
  ...["127.0.0.1:443", "2130706433:443", "0x7f.1:443", "0:443", "169.254.169.254:443", "10.0.0.1:443"],
  ...["[::1]:443", "[::]:443", "[::ffff:127.0.0.1]:443", "[::ffff:a9fe:a9fe]:443", "[64:ff9b::7f00:1]:443"],
  ...["[fe80::1]:443", "[fd00::1]:443", "[2002:7f00:1::]:443"],
])("no rule opens %s", async (target) => {
  const { egress, opened } = egressOf(["*"], []);
  await expect(egress.connect(target)).rejects.toMatchObject({ code: "egress_refused" });
  expect(opened).toEqual([]);
});

test.each([[["127.0.0.1"]], [[PUBLIC, "10.0.0.1"]], [["::1"]], [["::ffff:169.254.169.254"]]])(
  "nor a name with the addresses %j",
  async (addresses) => {
    const { egress, opened } = egressOf(["*"], [addresses]);
    await expect(egress.connect("rebound.example:443")).rejects.toMatchObject({ code: "egress_refused" });
    expect(opened).toEqual([]);
  },
);

test("a name without addresses, and a host that takes no connection, are said to have failed", async () => {
  const { egress } = egressOf(["*"], [[]]);
  await expect(egress.connect("nowhere.example:443")).rejects.toMatchObject({ code: "egress_failed" });
  const closed = new Egress({
    allowed: ["*"],
    resolve: async () => [PUBLIC],
    open: () => connect(1, "127.0.0.1"),
  });
  await expect(closed.connect("closed.example:443")).rejects.toMatchObject({ code: "egress_failed" });
});
