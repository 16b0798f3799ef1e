import { expect, test } from "vitest";
import { serviceName } from "./service-name.ts";

const named = (host: string | undefined, target: string, byPath = true): string | null => {
  const found = serviceName({ host, target }, { domain: "localhost", byPath });
  return found && `${found.slug} ${found.prefix}|${found.target}`;
};

test("the host names the service, in any case and with any port", () => {
  expect(named("Guestbook.localhost:4001", "/a?b")).toBe("guestbook |/a?b");
  expect(named("guestbook.localhost", "/s/other/x")).toBe("guestbook |/s/other/x");
  for (const host of [
    "localhost",
    "a.b.localhost",
    ".localhost",
    "-a.localhost",
    "a.localhost.evil",
    undefined,
  ])
    expect(named(host, "/")).toBeNull();
});

test("the path names it where only this machine can call", () => {
  expect(named("127.0.0.1:4001", "/s/guestbook/api/x")).toBe("guestbook /s/guestbook|/api/x");
  expect(named("127.0.0.1:4001", "/s/guestbook")).toBe("guestbook /s/guestbook|/");
  expect(named("127.0.0.1:4001", "/s/guestbook?x")).toBe("guestbook /s/guestbook|/?x");
  expect(named("127.0.0.1:4001", "/s/Guestbook/")).toBeNull();
  expect(named("127.0.0.1:4001", "/s/guestbook/", false)).toBeNull();
});
