import { operator } from "./access.ts";
import { kind } from "./kind.ts";
import { worker } from "./worker.ts";

/** A process that runs services, as operators see it. */
export const host = kind({
  one: "host",
  many: "hosts",
  rest: { tag: worker.rest.tag, path: "/v1/operator/hosts" },
  access: operator("Query.operatorHosts"),
});
