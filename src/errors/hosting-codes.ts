import type { CodeSpec } from "./code-spec.ts";

/** What can go wrong with services. A part of the dictionary in codes.ts. */
export const HOSTING_CODES = {
  hosting_off: {
    http: 403,
    retry: "after_change",
    level: "info",
    message: "This server hosts no services.",
    agent: "Ask the operator of this server to set QUARRY_HOSTING, or deploy to another server.",
  },
  hosting_not_allowed: {
    http: 403,
    retry: "after_change",
    level: "info",
    message: "On this server this account may not deploy services.",
    agent:
      "Call with a key of the account that the server started with (the file `api-key` of its data folder), or ask the operator to allow this account (`quarry operator accounts hosting <account> on`) or all (QUARRY_HOSTING=all).",
  },
  slug_taken: {
    http: 409,
    retry: "never",
    level: "info",
    message: "Another service of this server has that slug.",
    agent: "Choose another slug; one of a deleted service is free when its days of undo are over.",
  },
  invalid_manifest: {
    http: 400,
    retry: "never",
    level: "debug",
    message: "service.toml is not valid.",
    agent: "Correct what `pointer` and `details` name in service.toml, and deploy again.",
  },
  service_limit_reached: {
    http: 409,
    retry: "after_change",
    level: "info",
    message: "The account has as many services as its plan allows.",
    agent:
      "Delete a service that is no longer used and wait until its days of undo are over, or choose a larger plan.",
  },
  deploy_failed: {
    http: 422,
    retry: "never",
    level: "info",
    message: "The deployment failed; what ran before still runs.",
    agent: "Do what `message` says, and deploy again.",
  },
  reserved_name: {
    http: 400,
    retry: "never",
    level: "debug",
    message: "That name is the server's own.",
    agent:
      "Choose another name: those that begin with SVC_ or LD_, PORT and LISTEN_FDS are set by the server.",
  },
  already_exists: {
    http: 409,
    retry: "never",
    level: "debug",
    message: "There is one already whose name is the same in capitals.",
    agent: "Use the name that is there, or delete it first.",
  },
  capability_disabled: {
    http: 409,
    retry: "after_change",
    level: "info",
    message: "The service may not use that: service.toml does not switch it on.",
    agent:
      "Add the flag that `message` names below [capabilities] of service.toml, deploy, and make the call again.",
  },
  resource_limit_reached: {
    http: 409,
    retry: "after_change",
    level: "info",
    message: "The service has as many resources as it may have.",
    agent: "Delete a resource that is no longer used, then make the call again.",
  },
  value_too_large: {
    http: 413,
    retry: "never",
    level: "debug",
    message: "The value is larger than it may be.",
    agent: "Send a smaller value: `details` says how large it may be.",
  },
  runtime_token_scope: {
    http: 403,
    retry: "never",
    level: "info",
    message: "The token of a worker opens the resources of its own service alone.",
    agent: "Call with a session or an API key of the account, never from the worker.",
  },
  runtime_token_in_browser: {
    http: 403,
    retry: "never",
    level: "warn",
    message: "The token of a worker was sent by a browser, where it must never be.",
    agent:
      "Take the token out of what browsers get, deploy again so that this one is dead, and let the worker make the call.",
  },
  egress_refused: {
    http: 403,
    retry: "never",
    level: "info",
    message: "Workers may not reach that host from here.",
    agent: "Ask the operator of this server to name the host in QUARRY_WORKER_EGRESS, or do without it.",
  },
  egress_failed: {
    http: 502,
    retry: "later",
    level: "info",
    message: "The host could not be reached.",
    agent: "See that the host is up and that its name is right, then connect again.",
  },
  not_deployed: {
    http: 409,
    retry: "after_change",
    level: "info",
    message: "There is no deployment that this service can go back to.",
    agent:
      "List its deployments (GET /v1/services/{id}/deployments) and name one that is superseded, or deploy.",
    agentOnGraphql: "List its `deployments` and name one that is SUPERSEDED, or deploy.",
  },
} as const satisfies Record<string, CodeSpec>;
