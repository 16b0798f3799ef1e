import type { LookupAddress } from "node:dns";
import { describe, expect, it } from "vitest";
import { checkLiteralAddress, checkUrlForm, guardedLookup, type Resolver } from "./address-guard.ts";
import { loopback, testClient } from "./testing/loopback.ts";

describe("URLs that need no DNS", () => {
  it.each([
    "http://2130706433/",
    "http://0x7f000001/",
    "http://0177.0.0.1/",
    "http://127.1/",
    "http://0/",
    "http://127.0.0.1./",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[64:ff9b::a00:1]/",
    "http://169.254.169.254/latest/meta-data",
  ])("%s is refused", (url) => {
    expect(() => checkLiteralAddress(new URL(url))).toThrow("is a private or reserved address");
  });

  it("names and public literals pass", () => {
    for (const url of ["https://example.com/", "http://8.8.8.8/", "http://[2606:4700::1111]/"]) {
      expect(() => checkLiteralAddress(new URL(url))).not.toThrow();
    }
  });

  it.each([
    "https://user@example.com/",
    "https://:pw@example.com/",
    "ftp://example.com/",
    "file:///etc/passwd",
  ])("%s is refused by its form", (url) => {
    expect(() => checkUrlForm(new URL(url))).toThrow(expect.objectContaining({ code: "address_refused" }));
  });
});

function lookup(resolve: Resolver): Promise<LookupAddress[]> {
  return new Promise((done, fail) => {
    guardedLookup(resolve)("host.example", { all: true }, (error, addresses) =>
      error ? fail(error) : done(addresses as LookupAddress[]),
    );
  });
}

describe("guardedLookup", () => {
  it("hands on exactly the addresses it checked, asking once", async () => {
    let asked = 0;
    const rebinding: Resolver = async () => [{ address: asked++ === 0 ? "8.8.8.8" : "127.0.0.1", family: 4 }];
    expect(await lookup(rebinding)).toEqual([{ address: "8.8.8.8", family: 4 }]);
    expect(asked).toBe(1);
    await expect(lookup(rebinding)).rejects.toMatchObject({ code: "address_refused" });
  });

  it("refuses a name with one private address among public ones", async () => {
    const mixed: Resolver = async () => [
      { address: "8.8.8.8", family: 4 },
      { address: "fd00::1", family: 6 },
    ];
    await expect(lookup(mixed)).rejects.toThrow("host.example (fd00::1) is a private or reserved address.");
  });
});

describe("a client", () => {
  it.each(["http://127.0.0.1:1", "http://[::1]:1", "http://10.0.0.1"])(
    "refuses the literal %s",
    async (origin) => {
      const { http } = testClient({ site: origin }, { privateOrigins: [], robotsIgnored: [origin] });
      await expect(http.get(origin)).rejects.toMatchObject({ code: "address_refused" });
    },
  );

  it("connects to the address that its resolver gave, for an exempt origin only", async () => {
    const server = await loopback((_request, response) => response.end("inside"));
    const { port } = new URL(server.origin);
    const origin = `http://inside.example:${port}`;
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return [{ address: "127.0.0.1", family: 4 }];
    };
    const exempt = testClient({ site: origin }, { resolve });
    expect((await exempt.http.get(origin)).text).toBe("inside");
    expect((await exempt.http.get(origin)).text).toBe("inside");
    // robots.txt and both pages came over kept connections.
    expect(asked).toBeLessThanOrEqual(2);
    // The open connection to the same origin must not serve a run without the exemption.
    const other = testClient({ site: origin }, { resolve, privateOrigins: [], robotsIgnored: [origin] });
    await expect(other.http.get(origin)).rejects.toMatchObject({ code: "address_refused" });
    await server.close();
  });

  it("refuses a name that resolves to a private address without trying again", async () => {
    let asked = 0;
    const { http, slept } = testClient(
      { site: "http://intranet.example" },
      {
        privateOrigins: [],
        resolve: async () => {
          asked += 1;
          return [{ address: "192.168.0.7", family: 4 }];
        },
      },
    );
    await expect(http.get("http://intranet.example/")).rejects.toMatchObject({ code: "address_refused" });
    await expect(http.stream("http://intranet.example/")).rejects.toMatchObject({ code: "address_refused" });
    expect(slept).toEqual([]);
    expect(asked).toBe(2);
  });
});
