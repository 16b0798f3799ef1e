import { expect, it } from "vitest";
import type { HttpResponse, RunContext } from "../../../plugin-sdk/index.ts";
import { type Rest, restOf } from "./client.ts";
import { REST_PATHS } from "./paths.ts";

/** A run against a host whose answers say that so many calls are left until noon. */
function runWith(remaining: string, now = "2026-11-20T11:00:00Z") {
  const asked: string[] = [];
  const headers: Record<string, string> = {
    "x-ratelimit-remaining": remaining,
    "x-ratelimit-reset": "1795176000",
  };
  const get = (url: string) => {
    asked.push(url);
    return Promise.resolve({
      url,
      header: (name: string) => headers[name] ?? null,
    } as unknown as HttpResponse);
  };
  const ctx = { http: { get }, now: () => new Date(now), origin: () => "https://api.github.com" };
  return { asked, rest: restOf({ ...ctx, isAuthorized: () => false } as unknown as RunContext) };
}

const askAccount = (rest: Rest) => rest.get(REST_PATHS.account, { login: "a" });

it("ends with the reset time once an answer says that no call is left, and asks no more", async () => {
  const { asked, rest } = runWith("0");
  await askAccount(rest);
  await expect(askAccount(rest)).rejects.toMatchObject({
    code: "source_rate_limited",
    retryAt: new Date("2026-11-20T12:00:00Z"),
  });
  expect(asked).toHaveLength(1);
  await rest.get(REST_PATHS.issueSearch);
  expect(asked).toHaveLength(2);
});

it.each([
  ["calls are left", "1", undefined],
  ["the quota is new again", "0", "2026-11-20T12:00:01Z"],
])("goes on while %s", async (_what, remaining, now) => {
  const { asked, rest } = runWith(remaining, now);
  await askAccount(rest);
  await askAccount(rest);
  expect(asked).toHaveLength(2);
});
