import { tmpdir } from "node:os";
import { describe, expect, test } from "vitest";
import { EXIT } from "../../src/errors/to-exit-code.ts";
import { refusedStart } from "../disk/start-up.ts";

const start = (url: string) => refusedStart(tmpdir(), {}, { MONGODB_URL: url });

describe("a start whose MongoDB", () => {
  test("does not answer: one line that says so", async () => {
    const { code, stderr, stdout } = await start("mongodb://me:hidden@127.0.0.1:1/");
    expect(stderr.split("\n")[0]).toBe(
      "MongoDB does not answer: connect ECONNREFUSED 127.0.0.1:1. Start it, or correct MONGODB_URL, and start again.",
    );
    // Gateway and worker both find it so; it is said once.
    expect(stderr.match(/MongoDB does not answer/g)).toHaveLength(1);
    expect(stderr).not.toMatch(/^ {4}at |hidden/m);
    expect([code, stdout]).toEqual([EXIT.retryLater, ""]);
  });

  test.each([
    ["mongodb://me:hid/den@127.0.0.1/", "Password contains unescaped characters"],
    ["mongodb://me:hidden@127.0.0.1/?nope=1", "option nope is not supported"],
    ["mongodb://", "Protocol and host list are required in the uri"],
  ])("cannot be used as %s says: the reason, without the password", async (url, reason) => {
    const { code, stderr, stdout } = await start(url);
    expect(stderr.split("\n")[0]).toBe(
      `MongoDB cannot be used: ${reason}. Correct MONGODB_URL, or what its user may do.`,
    );
    expect(stderr).not.toMatch(/^ {4}at |hidden|hid\/den/m);
    expect([code, stdout]).toEqual([EXIT.usage, ""]);
  });
});
