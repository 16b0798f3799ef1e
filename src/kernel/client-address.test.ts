import { describe, expect, test } from "vitest";
import { addressReader } from "./client-address.ts";

function read(proxies: string[], remoteAddress: string | undefined, forwarded?: string): string {
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  return addressReader(proxies)({ headers, socket: { remoteAddress } });
}

describe("the address of a client", () => {
  test.each<
    [what: string, proxies: string[], remote: string | undefined, forwarded: string | undefined, is: string]
  >([
    ["nobody is believed by default", [], "203.0.113.9", "198.51.100.1", "203.0.113.9"],
    ["not even this machine", [], "127.0.0.1", "198.51.100.1", "127.0.0.1"],
    ["a proxy of ours is", ["127.0.0.1"], "127.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["also over a socket of both kinds", ["127.0.0.0/8"], "::ffff:127.0.0.1", "198.51.100.1", "198.51.100.1"],
    [
      "what the client wrote itself counts not",
      ["10.0.0.0/8"],
      "10.1.2.3",
      "1.1.1.1, 198.51.100.1",
      "198.51.100.1",
    ],
    [
      "through two proxies of ours",
      ["10.0.0.0/8"],
      "10.1.2.3",
      "1.1.1.1, 198.51.100.1, 10.9.9.9",
      "198.51.100.1",
    ],
    ["a foreign proxy is the client", ["10.0.0.0/8"], "10.1.2.3", "1.1.1.1, 192.0.2.7", "192.0.2.7"],
    ["our proxy alone, without a word", ["10.0.0.0/8"], "10.1.2.3", undefined, "10.1.2.3"],
    ["our proxy with nonsense", ["10.0.0.0/8"], "10.1.2.3", "1.1.1.1, unknown", "10.1.2.3"],
    ["only proxies", ["10.0.0.0/8"], "10.1.2.3", "10.0.0.1", "10.0.0.1"],
    ["with a port", ["10.0.0.0/8"], "10.1.2.3", "198.51.100.1:5678", "198.51.100.1"],
    ["IPv6 by its network", [], "2001:db8:1:2:3:4:5:6", undefined, "2001:db8:1:2::/64"],
    ["IPv6 behind a proxy, with a port", ["::1"], "::1", "[2001:db8::7]:99", "2001:db8::/64"],
    ["a connection that is gone", [], undefined, "198.51.100.1", "unknown"],
  ])("%s", (_what, proxies, remote, forwarded, is) => {
    expect(read(proxies, remote, forwarded)).toBe(is);
  });
});
