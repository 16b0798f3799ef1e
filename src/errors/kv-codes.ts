import type { CodeSpec } from "./code-spec.ts";

/** What can go wrong with keys and values of services. */
export const KV_CODES = {
  invalid_key: {
    http: 400,
    retry: "never",
    level: "debug",
    message: "That cannot be a key.",
    agent:
      "Give a key of at least one character, other than . and .. ; in a path each byte is percent-encoded once.",
  },
  key_too_long: {
    http: 414,
    retry: "never",
    level: "debug",
    message: "The key is longer than it may be.",
    agent: "Give a shorter key, such as a hash of the long one: `details` says how many bytes it may have.",
  },
  key_not_found: {
    http: 404,
    retry: "never",
    level: "debug",
    message: "There is no value under that key.",
    agent: "List the keys, or write a value first: it was never written, was deleted, or has expired.",
  },
  metadata_too_large: {
    http: 413,
    retry: "never",
    level: "debug",
    message: "The metadata are larger than they may be.",
    agent:
      "Put less into the metadata, and the rest into the value: `details` says how many bytes they may have.",
  },
  bulk_too_large: {
    http: 413,
    retry: "never",
    level: "debug",
    message: "The call is about more than one call may be.",
    agent: "Make several calls of it: `details` says how much one may hold.",
  },
  precondition_failed: {
    http: 412,
    retry: "after_change",
    level: "debug",
    message: "Somebody else has written the value meanwhile.",
    agent: "Read the value, decide again, and write with the version that you have read.",
  },
} as const satisfies Record<string, CodeSpec>;
