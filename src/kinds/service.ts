import { owner, ownerOrWorker } from "./access.ts";
import { kind } from "./kind.ts";

/** What differs by plan, and what is the same for all: checks, answers and the product catalog take it from here. */
export const SERVICE_LIMITS = {
  services: { free: 10, paid: 100 },
  memoryMb: { free: 256, paid: 1024 },
} as const;
/** Days in which a deleted service can be brought back. */
export const UNDO_DAYS = 7;

/** A worker, static files, or both, under one name. */
export const service = kind({
  id: "svc",
  node: "Service",
  one: "service",
  many: "services",
  most: SERVICE_LIMITS.services.paid,
  page: { usual: 20, most: 100 },
  rest: {
    tag: { name: "Services", what: "Workers and static pages that this server runs.", place: 12 },
    path: "/v1/services",
    parameters: { id: "Id or slug of the service.", service: "Id or slug of the service." },
  },
  access: {
    ...owner("services:read")("Query.services", "Query.service", "Query.serviceSnapshot"),
    ...ownerOrWorker("services:read")("Query.serviceResources"),
    ...owner("services:write")(
      "Mutation.serviceCreate",
      "Mutation.serviceUpdate",
      "Mutation.serviceDelete",
      "Mutation.serviceRestore",
    ),
  },
});
