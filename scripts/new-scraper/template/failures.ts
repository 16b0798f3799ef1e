import type { FailureRule } from "../../../src/plugin-sdk/index.ts";

/** How this source says no. Tried in order on every response, before a parser sees it. */
export const failures: readonly FailureRule[] = [
  {
    code: "source_rate_limited",
    message: "Example asks for a slower pace.",
    when: ({ status }) => status === 429,
  },
  {
    // The challenge comes with status 200, so only its title tells it from a list.
    code: "source_blocked",
    message: "Example showed a challenge instead of the list.",
    when: ({ status, text }) => status === 403 || /<title>\s*Are you a robot/i.test(text),
  },
  {
    code: "input_not_found",
    message: "Example has no such list.",
    when: ({ status }) => status === 404,
  },
];
