import { type PluginCase, withoutRecords } from "../../plugin-sdk/index.ts";

/** How each rule of failures.ts looks, and how answers look that are none. */
export const cases: PluginCase[] = [
  ...withoutRecords("search/search", { operation: "search", query: "quarry" }, [
    ["A used-up quota is a rate limit", "quota-used-up", "source_rate_limited"],
    ["A secondary limit is a rate limit", "secondary-limit", "source_rate_limited"],
    ["An invalid query is refused", "refused", "source_request_refused"],
    ["A search answer in another form is a change", "changed", "source_changed"],
  ]),
  ...withoutRecords("trending/trending", { operation: "trending" }, [
    ["The throttle page of the web is a limit", "throttled", "source_rate_limited"],
    ["A redirect to the login page is a block", "login", "source_blocked"],
    ["A page without rows or a sign of none is a change", "changed", "source_changed"],
  ]),
  ...withoutRecords("issue/issue", { operation: "issue", repo: "example-org/quarry#7" }, [
    ["What needs an account is refused", "without-token", "source_request_refused"],
    ["A refusal without a reason is a block", "refused", "source_blocked"],
    ["An issue that does not exist is not found", "missing", "input_not_found"],
    ["A deleted issue is not found", "deleted", "input_not_found"],
    ["An empty repository has no issues", "of-empty-repository", "input_not_found"],
    ["An address without a JSON form is a change", "not-as-json", "source_changed"],
    ["What is still worked out is not to be had", "not-ready", "source_unavailable"],
  ]),
];
