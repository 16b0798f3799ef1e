import { operator, owner } from "./access.ts";
import { kind } from "./kind.ts";
import { worker } from "./worker.ts";

export const request = kind({
  id: "req",
  node: "Request",
  one: "Request",
  many: "Requests",
  most: { not: "they are paid for, and forgotten" },
  page: { usual: 20, most: 100 },
  rest: { tag: { name: "Requests", what: "Paid runs of one scraper.", place: 2 }, path: "/v1/requests" },
  access: {
    ...owner("requests:read")(
      "Query.request",
      "Query.requests",
      "Request.log",
      "Subscription.requestUpdated",
    ),
    ...owner("requests:write")("Mutation.requestCreate", "Mutation.requestCancel", "Mutation.requestResume"),
    ...owner("requests:write", "requests:read")("Mutation.requestEstimate"),
  },
});

/** A Request of any account, as operators see it. */
export const operatorRequest = kind({
  one: "Request",
  many: "Requests",
  page: request.page,
  rest: { tag: worker.rest.tag, path: "/v1/operator/requests" },
  access: operator("Query.operatorRequests", "Query.operatorRequest", "OperatorRequest.runLog"),
});

/** A line of the run log of a Request. */
export const runLogLine = kind({
  one: "line",
  many: "lines",
  page: { usual: 100, most: 1000 },
});
