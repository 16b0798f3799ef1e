import { kind } from "./kind.ts";

export const request = kind({
  id: "req",
  node: "Request",
  one: "Request",
  many: "Requests",
  page: { usual: 20, most: 100 },
  rest: { tag: { name: "Requests", what: "Paid runs of one scraper.", place: 2 }, path: "/v1/requests" },
});

/** A line of the run log of a Request. */
export const runLogLine = kind({
  one: "line",
  many: "lines",
  page: { usual: 100, most: 1000 },
});
