import { owner } from "./access.ts";
import { kind } from "./kind.ts";

export const record = kind({
  one: "Record",
  many: "Records",
  page: { usual: 100, most: 1000 },
  rest: {
    tag: { name: "Results", what: "The Records of a Request.", place: 3 },
    path: "/v1/requests/:id/results",
    parameters: { id: "Id of the Request." },
  },
  access: owner("requests:read")(
    "Request.records",
    "Subscription.recordStored",
    "GET /v1/requests/:id/results/pictures",
  ),
});
