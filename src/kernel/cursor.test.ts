import { describe, expect, test } from "vitest";
import { decodeCursor, encodeCursor } from "./cursor.ts";

describe("cursors", () => {
  test("give back what they were made of, for their own kind only", () => {
    expect(decodeCursor("rec", encodeCursor("rec", 12))).toBe("12");
    expect(decodeCursor("req", encodeCursor("req", "req_00ff:é"))).toBe("req_00ff:é");
    expect(decodeCursor("req", encodeCursor("rec", 12))).toBeNull();
    expect(encodeCursor("rec", 12)).toMatch(/^[A-Za-z0-9_-]+$/);
  });

  test.each([
    ["empty", ""],
    ["no base64url", "a b"],
    ["padded", `${Buffer.from("rec:1").toString("base64")}=`],
    // Decodes to `rec:1` like `cmVjOjE`, with other bits behind it.
    ["another spelling of a good one", "cmVjOjF"],
    ["too long", encodeCursor("rec", "9".repeat(200))],
    ["no kind", Buffer.from("12").toString("base64url")],
    ["no text", Buffer.from([0x72, 0x65, 0x63, 0x3a, 0xff]).toString("base64url")],
  ])("%s is refused", (_what, cursor) => {
    expect(decodeCursor("rec", cursor)).toBeNull();
  });
});
