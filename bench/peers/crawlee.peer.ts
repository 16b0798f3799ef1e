/** Crawlee's CheerioCrawler on the same listing pages, reading the same fields and storing nothing. */
import { CheerioCrawler, Configuration, log, LogLevel } from "@crawlee/cheerio";
import { readWithCheerio } from "../kit/read-listing.ts";
import { serveAsPeer } from "../kit/serve-as-peer.ts";
import type { PagesTask } from "./raw-loop.peer.ts";

log.setLevel(LogLevel.ERROR);

serveAsPeer<PagesTask, number>(null, async ({ url, from, pages, atOnce }) => {
  let items = 0;
  let read = 0;
  let firstAt = 0;
  let lastAt = 0;
  const crawler = new CheerioCrawler(
    {
      // Fixed, so that its auto-scaling does not begin with one page at a time.
      minConcurrency: atOnce,
      maxConcurrency: atOnce,
      useSessionPool: false,
      maxRequestRetries: 0,
      requestHandler({ $, request }) {
        items += readWithCheerio($ as never, request.url).length;
        read += 1;
        lastAt = performance.now();
        firstAt ||= lastAt;
      },
    },
    new Configuration({ persistStorage: false }),
  );
  await crawler.run(Array.from({ length: pages }, (_unused, index) => `${url}/list/${from + index}`));
  await crawler.teardown();
  if (items !== pages * 60) throw new Error(`${items} items of ${pages} pages.`);
  // From page to page: its start and end, which take up to a second, are left out in its favour.
  return ((read - 1) * 1000) / (lastAt - firstAt);
});
