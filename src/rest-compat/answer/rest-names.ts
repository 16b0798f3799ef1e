/**
 * What /v1 calls otherwise than GraphQL: the names that the contract writes in snake case, and the parts of pages. Of every type, or
 * of the type, or the field with arguments, before the dot, where others have the name as it is.
 */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  agentInstruction: ["agent_instruction"],
  // Both are of the contract.
  "Request.agentInstruction": ["agent_instruction", "agentInstruction"],
  docsUrl: ["docs_url"],
  first: ["limit"],
  after: ["cursor"],
  nodes: ["data"],
  pageInfo: ["nextCursor"],
  "SupportTicket.requestId": ["request_id"],
  "SupportTicket.scraperId": ["scraper_id"],
  "SupportTicketCreateInput.requestId": ["request_id"],
  "SupportTicketCreateInput.scraperId": ["scraper_id"],
  "priceHistory.productId": ["product_id"],
  "webhookDeliveries.endpointId": ["endpoint_id"],
  "RequestFilter.tags": ["tag"],
  failingCommand: ["failing_command"],
  firstLogLine: ["first_log_line"],
  createdBy: ["created_by"],
  meterDetails: ["meter_details"],
  pricingFields: ["pricing_fields"],
  limitFields: ["limit_fields"],
  planLimits: ["plan_limits"],
};

/** The names in /v1 of a field or an argument: usually the one that it has. */
export function restNamesOf(type: string, field: string): readonly string[] {
  return NAMES[`${type}.${field}`] ?? NAMES[field] ?? [field];
}
