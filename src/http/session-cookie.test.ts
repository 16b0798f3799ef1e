import { expect, it } from "vitest";
import { endedSessionCookie, sessionCookie, sessionTokenIn } from "./session-cookie.ts";

const NOW = new Date("2026-03-01T12:00:00Z");
const IN_AN_HOUR = { token: "qs_abc", expiresAt: new Date("2026-03-01T13:00:00.900Z") };
const HTTP = "http://127.0.0.1:4000";
const HTTPS = "https://quarry.example";

it("is kept from scripts and from calls of other sites, and binds itself to this host over https", () => {
  expect(sessionCookie(HTTP, IN_AN_HOUR, NOW)).toBe(
    "quarry_session=qs_abc; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax",
  );
  expect(sessionCookie(HTTPS, IN_AN_HOUR, NOW)).toBe(
    "__Host-quarry_session=qs_abc; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure",
  );
  expect(endedSessionCookie(HTTP)).toBe("quarry_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
  expect(endedSessionCookie(HTTPS)).toBe(
    "__Host-quarry_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure",
  );
});

it.each([
  [undefined, HTTP, null],
  ["", HTTP, null],
  ["theme=dark", HTTP, null],
  ["quarry_session=", HTTP, null],
  ["quarry_session=qs_abc", HTTP, "qs_abc"],
  ["theme=dark;quarry_session=qs_abc; lang=en", HTTP, "qs_abc"],
  ["xquarry_session=qs_abc", HTTP, null],
  ["quarry_session=a=b", HTTP, "a=b"],
  ["quarry_session=first; quarry_session=second", HTTP, "first"],
  ["__Host-quarry_session=qs_abc", HTTP, null],
  ["quarry_session=planted; __Host-quarry_session=qs_abc", HTTPS, "qs_abc"],
  ["quarry_session=planted", HTTPS, null],
])("finds the token in %j at %s", (header, url, token) => {
  expect(sessionTokenIn(header, url)).toBe(token);
});
