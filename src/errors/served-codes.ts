import type { CodeSpec } from "./code-spec.ts";

/** What can go wrong where services are served. A part of the dictionary in codes.ts. Visitors see these, who have no key and no account. */
export const SERVED_CODES = {
  service_not_found: {
    http: 404,
    retry: "never",
    level: "info",
    message: "No service is served here.",
    agent:
      "Use the URL that `quarry services list` shows; a service is served once a deployment of it is active.",
  },
  page_not_found: {
    http: 404,
    retry: "never",
    level: "info",
    message: "Nothing is at this path.",
    agent: "Use a path that the service has: its files at /, its worker below /api/.",
  },
  path_refused: {
    http: 400,
    retry: "never",
    level: "info",
    message: "The path can be read in more than one way, so it was refused.",
    agent: "Send a path of printable ASCII, percent-encoded once.",
  },
  worker_unavailable: {
    http: 503,
    retry: "later",
    level: "info",
    message: "The worker of this service is not running.",
    agent:
      "Wait for the seconds of Retry-After and call again. `reason` says why; the owner reads more in the log of the service.",
  },
  worker_crashed: {
    http: 502,
    retry: "later",
    level: "info",
    message: "The worker of this service ended before it had answered.",
    agent: "Call again if the call may be made twice; the owner reads why in the log of the service.",
  },
  worker_timeout: {
    http: 504,
    retry: "later",
    level: "info",
    message: "The worker of this service took too long to answer.",
    agent: "Ask for less in one call; an answer has to begin within 15 minutes.",
  },
} as const satisfies Record<string, CodeSpec>;
