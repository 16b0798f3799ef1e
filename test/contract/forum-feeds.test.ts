import { expect, test } from "vitest";
import scraper from "../../src/plugins/forum/index.ts";
import { below, runOver } from "./recordings.ts";

const SITE = "https://www.reddit.com";
const entry = (id: string, category = '<category term="kites" label="r/kites"/>') =>
  `<entry><author><name>/u/windy_ann</name></author>${category}<content type="html">&lt;!-- SC_OFF --&gt;&lt;div&gt;Up.&lt;/div&gt;&lt;!-- SC_ON --&gt; &lt;a href="${SITE}/r/kites/comments/${id}/a/"&gt;[link]&lt;/a&gt;</content><id>t3_${id}</id><link href="${SITE}/r/kites/comments/${id}/a/"/><published>2026-01-01T00:00:00+00:00</published><title>A kite</title></entry>`;
const feed = (self: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom"><category term="kites" label="r/kites"/><id>${self}</id><link rel="self" href="${SITE}${self}" type="application/atom+xml"/><title>kites</title>${entries.join("")}</feed>`;
const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => entry(`kite${from + index}`));
const run = (answers: Record<string, string>) =>
  runOver(scraper, { operation: "subreddit", subreddit: "kites" }, below(SITE, answers), 100);
const FIRST = "/r/kites/.rss?limit=100";

test("an entry that cannot be read costs neither the others nor the next page", async () => {
  const broken = entry("broken").replace("<id>t3_broken</id>", "<id>?</id>");
  const { records, warnings } = await run({
    [FIRST]: feed("/r/kites/.rss", [broken, ...rows(100, 24)]),
    [`${FIRST}&after=t3_kite123`]: feed("/r/kites/.rss", rows(200, 3)),
  });
  expect([records.length, warnings]).toEqual([27, { row_dropped: 1 }]);
});

test.each([
  ["another community", "/r/boats/.rss"],
  ["another order", "/r/kites/new/.rss"],
  ["another page", "/r/kites/.rss?after=t3_kite99"],
])("a feed of %s is source_changed", async (what, self) => {
  const after = what === "another page" ? "&after=t3_kite124" : "";
  const pages = { [FIRST]: feed(after === "" ? self : "/r/kites/.rss", rows(100, 25)) };
  const { ending, records } = await run({
    ...pages,
    [`${FIRST}&after=t3_kite124`]: feed(self, rows(200, 25)),
  });
  expect([ending, records.length]).toEqual(["source_changed", after === "" ? 0 : 25]);
});
