import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Rows of one page. */
export const PAGE_ROWS = 3;

/** One request to a faulty page. */
export interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  /** From 1. */
  page: number;
  /** How often this page was asked, under any query, this time included. */
  visits: number;
}

/** Answers a visit, or does not. */
export type Answer = (visit: Visit) => void;

export interface FaultySite {
  origin: string;
  /** How often each path was asked. */
  visits: Map<string, number>;
  close(): Promise<void>;
}

/** The body of a good page: its rows are numbered on over all pages. */
export function pageBody(page: number, text = "row"): string {
  const first = (page - 1) * PAGE_ROWS + 1;
  return JSON.stringify({
    rows: Array.from({ length: PAGE_ROWS }, (_, index) => ({ n: first + index, text })),
  });
}

export const good: Answer = ({ response, page }) => {
  response.writeHead(200, { "content-type": "application/json" }).end(pageBody(page));
};

/** Serves `/<fault>/<page>` on 127.0.0.1, by the name of the fault; robots.txt answers 404 unless it is given. */
export async function startFaultySite(
  faults: Readonly<Record<string, Answer>>,
  robots?: Answer,
): Promise<FaultySite> {
  const visits = new Map<string, number>();
  const server = createServer((request, response) => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    const count = (visits.get(path) ?? 0) + 1;
    visits.set(path, count);
    // A peer that goes away in the middle is what many of these answers are about.
    response.on("error", () => response.destroy());
    const [, fault = "", page = "1"] = path.split("/");
    const visit = { request, response, page: Number(page) || 1, visits: count };
    if (path === "/robots.txt") return robots ? robots(visit) : void response.writeHead(404).end();
    (faults[fault] ?? good)(visit);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    visits,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
