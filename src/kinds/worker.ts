import { operator } from "./access.ts";
import { kind } from "./kind.ts";

/** A process that runs Requests, as operators see it. */
export const worker = kind({
  one: "worker",
  many: "workers",
  rest: {
    tag: { name: "Operator", what: "What only who runs the server sees.", place: 9 },
    path: "/v1/operator/workers",
  },
  access: operator("Query.operatorWorkers"),
});
