import { expect, test } from "vitest";
import type { RecordedExchange } from "./har/recorder.ts";
import { LastPages } from "./last-pages.ts";

const exchange = (url: string, body: string, more: Partial<RecordedExchange> = {}): RecordedExchange => ({
  ...{ startedAt: new Date(0), ms: 5, method: "GET", url, requestHeaders: {}, isAuthorized: false },
  requestBody: undefined,
  outcome: { status: 200, headers: { "content-type": "text/html" }, body: Buffer.from(body) },
  ...more,
});

test("keeps the last pages, without credentials", () => {
  const pages = new LastPages();
  expect(pages.recording()).toBeNull();
  for (let n = 1; n <= 7; n += 1)
    pages.add(
      exchange(`https://source.example/list?page=${n}&access_token=abc`, `<p>${n}, of ada@example.com`),
    );
  const made = pages.recording();
  expect(made?.pages.map(({ url }) => new URL(url).searchParams.get("page"))).toEqual([
    "3",
    "4",
    "5",
    "6",
    "7",
  ]);
  expect(made?.har).toContain("<p>7");
  expect(made?.har).not.toMatch(/ada@example\.com|=abc/);
});

test("keeps the beginning of a long body, and that of a try without an answer nothing", () => {
  const pages = new LastPages();
  pages.add(exchange("https://source.example/long", "x".repeat(1_500_000)));
  pages.add(exchange("https://source.example/lost", "", { outcome: "timeout" }));
  const { har = "", pages: facts } = pages.recording() ?? {};
  expect(facts).toEqual([
    { method: "GET", url: "https://source.example/long", status: 200, bytes: 1_500_000, isCut: true },
    { method: "GET", url: "https://source.example/lost", status: 0, bytes: 0, isCut: false },
  ]);
  expect(har.length).toBeGreaterThan(1_000_000);
  expect(har.length).toBeLessThan(1_010_000);
});
