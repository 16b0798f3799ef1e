import { owner } from "./access.ts";
import { kind } from "./kind.ts";
import { service } from "./service.ts";

/** So many of a service stay; what is older is removed with what nobody else uses of it. */
export const KEPT_DEPLOYMENTS = 10;

/** Builds of one account that wait or run at once. */
export const MOST_OPEN_BUILDS = 5;

/** What an uploaded archive may hold. */
export const ARCHIVE_LIMITS = {
  packedBytes: 50_000_000,
  bytes: 200_000_000,
  files: 5000,
  manifestBytes: 65_536,
} as const;

/** What was uploaded of a service, once. */
export const deployment = kind({
  id: "dep",
  node: "Deployment",
  one: "deployment",
  many: "deployments",
  most: { not: `the newest ${KEPT_DEPLOYMENTS} of a service are kept` },
  rest: {
    tag: service.rest.tag,
    path: "/v1/deployments",
  },
  access: {
    ...owner("services:read")(
      "Query.deployments",
      "Query.deployment",
      "Query.deploymentPlan",
      "Query.deploymentBuild",
    ),
    ...owner("services:write")("Mutation.serviceRollback", "POST /v1/services/:service/deployments"),
  },
});
