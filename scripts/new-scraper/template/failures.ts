import { commonFailures, type FailureRule } from "../../../src/plugin-sdk/index.ts";

/** How this source says no. Tried in order on every response, before a parser sees it. */
export const failures: readonly FailureRule[] = [
  {
    code: "input_not_found",
    message: "Example has no such list.",
    when: ({ status }) => status === 404,
  },
  ...commonFailures("Example"),
];
