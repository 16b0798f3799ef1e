import type { CodeSpec } from "./code-spec.ts";

/** What can go wrong with objects of State. */
export const STATE_CODES = {
  object_too_large: {
    http: 413,
    retry: "after_change",
    level: "debug",
    message: "The object would be larger than one may be.",
    agent:
      "Delete values of the object, or spread them over several objects; `details` says how many bytes one may have.",
  },
} as const satisfies Record<string, CodeSpec>;
