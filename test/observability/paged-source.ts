import { loopback, type Loopback } from "../../src/scrape-host/http/testing/loopback.ts";

const PAGES = 3;
const PAGE_ROWS = 20;

/** Rows that the `pages` operation of the well-behaved plugin finds here. */
export const SOURCE_ROWS = PAGES * PAGE_ROWS;

/** A source on this machine: three pages, of which the second answers 503 the first time. */
export async function pagedSource(): Promise<Loopback> {
  let hasFailed = false;
  return loopback((request, response) => {
    const page = Number(/\d+$/.exec(request.url ?? "")?.[0] ?? 1);
    if (page === 2 && !hasFailed) {
      hasFailed = true;
      response.writeHead(503).end();
      return;
    }
    const rows = Array.from({ length: PAGE_ROWS }, (_, index) => ({
      n: (page - 1) * PAGE_ROWS + index + 1,
      text: "row",
    }));
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ rows, isLast: page === PAGES }));
  });
}
