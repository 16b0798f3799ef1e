/** Parses one big listing page in memory, again and again: what a core of this machine can do without anything else. */
import { listingPage } from "../kit/listing-page.ts";
import { readBare } from "../kit/read-listing.ts";
import { serveAsPeer } from "../kit/serve-as-peer.ts";

/** How long to go on. */
export interface ParseTask {
  seconds: number;
}

const ITEMS = 600;
const page = listingPage(ITEMS);

serveAsPeer<ParseTask, number>(null, ({ seconds }) => {
  const started = performance.now();
  let pages = 0;
  while (performance.now() - started < seconds * 1000) {
    if (readBare(page, "http://127.0.0.1/big/0").length !== ITEMS) throw new Error("Items are missing.");
    pages += 1;
  }
  return (pages * 1000) / (performance.now() - started);
});
