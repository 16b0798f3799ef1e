import { everyone, operator, owner } from "./access.ts";
import { kind } from "./kind.ts";

/** What a report may complain of. */
export const ABUSE_CATEGORIES = [
  "phishing",
  "malware",
  "illegal_content",
  "copyright",
  "trademark",
  "network_abuse",
  "privacy",
  "emergency_safety",
  "other",
] as const;
export type AbuseCategory = (typeof ABUSE_CATEGORIES)[number];

/** What somebody complains of, as the owner of the service sees it. */
export const abuseReport = kind({
  id: "abr",
  node: "AbuseReport",
  one: "report of abuse",
  many: "reports of abuse",
  most: { not: "others make them: at most 3 an hour and 10 a day by e-mail address" },
  page: { usual: 20, most: 100 },
  rest: {
    tag: {
      name: "Abuse",
      what: "Reports of abuse of services, what operators decide, and what owners answer.",
      place: 17,
    },
    path: "/v1/abuse/reports",
    parameters: { link: "The last part of `statusUrl`, which the receipt of a report has." },
  },
  access: {
    ...everyone("Mutation.abuseReportSubmit", "Query.abuseReceipt"),
    // What the contract calls the session of an owner: any credential of the account that opens its services.
    ...owner("services:read")("Query.abuseReports", "Query.abuseReport"),
    ...owner("services:write")("Mutation.abuseReportAppeal"),
  },
});

/** The same of any account, and of none, as operators see it. */
export const operatorAbuseReport = kind({
  one: "report of abuse",
  many: "reports of abuse",
  page: abuseReport.page,
  rest: { tag: abuseReport.rest.tag, path: "/v1/operator/abuse/reports" },
  access: operator(
    "Query.operatorAbuseReports",
    "Query.operatorAbuseReport",
    "Mutation.operatorAbuseReportTriage",
    "Mutation.operatorAbuseReportNotifyOwner",
    "Mutation.operatorAbuseReportQuarantine",
    "Mutation.operatorAbuseReportRelease",
    "Mutation.operatorAbuseReportResolve",
    "Mutation.operatorAbuseReportReject",
  ),
});
