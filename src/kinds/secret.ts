import { operator, owner } from "./access.ts";
import { kind } from "./kind.ts";
import { service } from "./service.ts";

export const SECRET_LIMITS = { secrets: 128, valueBytes: 5000 } as const;

/** Who is given a secret: builds on the server, the worker, or both. */
export const SECRET_SCOPES = ["build", "runtime"] as const;
export type SecretScope = (typeof SECRET_SCOPES)[number];

/** A named value of a service that is written and never shown. */
export const secret = kind({
  one: "secret",
  many: "secrets",
  rest: {
    tag: service.rest.tag,
    path: "/v1/services/:service/env",
    parameters: { service: service.rest.parameters.service, name: "Name of the secret." },
  },
  access: {
    ...owner("services:read")("Query.secrets"),
    ...owner("services:write")("Mutation.secretsSet", "Mutation.secretDelete"),
    ...operator("Mutation.secretsReseal"),
  },
});
