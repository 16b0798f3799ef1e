/** The least that reading listing pages can cost: undici, htmlparser2, css-select, and nothing kept. */
import { Pool } from "undici";
import { readBare } from "../kit/read-listing.ts";
import { serveAsPeer } from "../kit/serve-as-peer.ts";

export interface PagesTask {
  url: string;
  from: number;
  pages: number;
  atOnce: number;
  /** `list`, of 72 KB, unless given. */
  kind?: PageKind;
}

/** Pages of the benches' site, by the first part of their path. */
export type PageKind = "list" | "big";

const ITEMS: Readonly<Record<PageKind, number>> = { list: 60, big: 600 };

serveAsPeer<PagesTask, number>(null, async ({ url, from, pages, atOnce, kind = "list" }) => {
  const pool = new Pool(url, { connections: atOnce });
  let next = from;
  let items = 0;
  const started = performance.now();
  const lane = async (): Promise<void> => {
    while (next < from + pages) {
      const path = `/${kind}/${next++}`;
      const { body } = await pool.request({ path, method: "GET" });
      const page = await body.text();
      items += readBare(page, url + path).length;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  const seconds = (performance.now() - started) / 1000;
  await pool.close();
  if (items !== pages * ITEMS[kind]) throw new Error(`${items} items of ${pages} pages.`);
  return pages / seconds;
});
