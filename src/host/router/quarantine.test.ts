import { expect, it } from "vitest";
import type { AppError } from "../../errors/app-error.ts";
import { assertNotQuarantined } from "./quarantine.ts";
import { readTarget } from "./target.ts";

const codeOf = (path: string | null, asked: string | null, isByLaw = false): string | null => {
  const target = asked === null ? null : readTarget(asked);
  try {
    assertNotQuarantined(
      { quarantines: [{ path, isByLaw }] },
      target && "seen" in target ? target.seen : null,
    );
    return null;
  } catch (error) {
    return (error as AppError).code;
  }
};

it("blocks everything of a service in quarantine, deliveries included", () => {
  for (const asked of ["/", "/api/x", "/login", null])
    expect(codeOf(null, asked)).toBe("service_quarantined");
  expect(codeOf(null, "/", true)).toBe("service_blocked_by_law");
  expect(() => assertNotQuarantined({ quarantines: [] }, "/")).not.toThrow();
});

it.each([
  "/login",
  "/login/",
  "/login/now?x=1",
  "/LOGIN",
  "/%6cogin",
  "//login",
  "/x/../login",
  "/%256cogin",
  "/login;a=1",
])("blocks %s where /login is in quarantine", (asked) => {
  expect(codeOf("/login", asked)).toBe("service_quarantined");
  expect(codeOf("/Login/", asked)).toBe("service_quarantined");
});

it("blocks neither what stands beside the path nor what is delivered", () => {
  for (const asked of ["/", "/logins", "/log", "/x/login", "/api/login", null])
    expect(codeOf("/login", asked)).toBeNull();
});

it("blocks all paths where the one that was given is the first, or cannot be read", () => {
  expect([codeOf("/", "/x"), codeOf("/a\u0000b", "/x")]).toEqual([
    "service_quarantined",
    "service_quarantined",
  ]);
});
