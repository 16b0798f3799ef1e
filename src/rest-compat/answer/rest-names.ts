/**
 * What /v1 calls otherwise than GraphQL: the names that the contract writes in snake case, and the parts of a page. Of every type,
 * or of the one before the dot, where others have the name as it is.
 */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  agentInstruction: ["agent_instruction"],
  // Both are of the contract.
  "Request.agentInstruction": ["agent_instruction", "agentInstruction"],
  docsUrl: ["docs_url"],
  nodes: ["data"],
  pageInfo: ["nextCursor"],
  "SupportTicket.requestId": ["request_id"],
  "SupportTicket.scraperId": ["scraper_id"],
  failingCommand: ["failing_command"],
  firstLogLine: ["first_log_line"],
  createdBy: ["created_by"],
  meterDetails: ["meter_details"],
  pricingFields: ["pricing_fields"],
  limitFields: ["limit_fields"],
  planLimits: ["plan_limits"],
};

/** The names in /v1 of a field: usually the one that it has. */
export function restNamesOf(type: string, field: string): readonly string[] {
  return NAMES[`${type}.${field}`] ?? NAMES[field] ?? [field];
}
