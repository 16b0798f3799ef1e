/** The least that reading listing pages can cost: undici, htmlparser2, css-select, and nothing kept. */
import { Pool } from "undici";
import { readBare } from "../kit/read-listing.ts";
import { serveAsPeer } from "../kit/serve-as-peer.ts";

export interface PagesTask {
  url: string;
  from: number;
  pages: number;
  atOnce: number;
}

serveAsPeer<PagesTask, number>(null, async ({ url, from, pages, atOnce }) => {
  const pool = new Pool(url, { connections: atOnce });
  let next = from;
  let items = 0;
  const started = performance.now();
  const lane = async (): Promise<void> => {
    while (next < from + pages) {
      const path = `/list/${next++}`;
      const { body } = await pool.request({ path, method: "GET" });
      items += readBare(await body.text(), url + path).length;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  const seconds = (performance.now() - started) / 1000;
  await pool.close();
  if (items !== pages * 60) throw new Error(`${items} items of ${pages} pages.`);
  return pages / seconds;
});
