import type { PluginCase } from "../../plugin-sdk/index.ts";

const issue = { operation: "issue", repo: "example-org/quarry#7" };
const search = { operation: "search", query: "quarry" };
const trending = { operation: "trending" };

/** How each rule of failures.ts looks, and how answers look that are none. */
const refusals: [name: string, input: PluginCase["input"], har: string, expect: PluginCase["expect"]][] = [
  ["A used-up quota is a rate limit", search, "search-quota-used-up", { error: "source_rate_limited" }],
  ["A secondary limit is a rate limit", search, "search-secondary-limit", { error: "source_rate_limited" }],
  [
    "The throttle page of the web is a limit",
    trending,
    "trending-throttled",
    { error: "source_rate_limited" },
  ],
  ["What needs an account is refused", issue, "issue-without-token", { error: "source_request_refused" }],
  ["A refusal without a reason is a block", issue, "issue-refused", { error: "source_blocked" }],
  ["An issue that does not exist is not found", issue, "issue-missing", { error: "input_not_found" }],
  ["A deleted issue is not found", issue, "issue-deleted", { error: "input_not_found" }],
  ["An empty repository has no issues", issue, "issue-of-empty-repository", { error: "input_not_found" }],
  ["An invalid query is refused", search, "search-refused", { error: "source_request_refused" }],
  ["An address without a JSON form is a change", issue, "issue-not-as-json", { error: "source_changed" }],
  ["What is still worked out is not to be had", issue, "issue-not-ready", { error: "source_unavailable" }],
  ["A redirect to the login page is a block", trending, "trending-login", { error: "source_blocked" }],
  ["A search answer in another form is a change", search, "search-changed", { error: "source_changed" }],
  [
    "A page without rows or a sign of none is a change",
    trending,
    "trending-changed",
    { error: "source_changed" },
  ],
];

export const cases: PluginCase[] = refusals.map(([name, input, har, expect]) => ({
  name,
  input,
  har: `${har.replace(/-.*/, "")}/${har}.har.json`,
  expect,
}));
