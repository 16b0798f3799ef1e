import { type GraphQLSchema, isInputObjectType, isInterfaceType, isObjectType } from "graphql";

/**
 * What /v1 calls otherwise than GraphQL: the names that the contract writes in snake case, and the parts of pages. Of every type, or
 * of the type, or the field with arguments, before the dot, where others have the name as it is.
 */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  agentInstruction: ["agent_instruction"],
  // Both are of the contract.
  "Request.agentInstruction": ["agent_instruction", "agentInstruction"],
  docsUrl: ["docs_url"],
  "ServiceLogLine.at": ["ts"],
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
  "AbuseReport.serviceId": ["service_id"],
  "AbuseReport.targetUrl": ["target_url"],
  "AbuseReport.targetPath": ["target_path"],
  "AbuseReport.objectPath": ["object_path"],
  "AbuseReportSubmitInput.serviceId": ["service_id"],
  "AbuseReportSubmitInput.targetUrl": ["target_url"],
  "AbuseReportSubmitInput.targetPath": ["target_path"],
  "AbuseReportSubmitInput.objectPath": ["object_path"],
  reporterEmail: ["reporter_email"],
  failingCommand: ["failing_command"],
  firstLogLine: ["first_log_line"],
  createdBy: ["created_by"],
  meterDetails: ["meter_details"],
  pricingFields: ["pricing_fields"],
  limitFields: ["limit_fields"],
  planLimits: ["plan_limits"],
  "KvKeyList.listComplete": ["list_complete"],
};

/** The names in /v1 of a field or an argument: usually the one that it has. */
export function restNamesOf(type: string, field: string): readonly string[] {
  return NAMES[`${type}.${field}`] ?? NAMES[field] ?? [field];
}

/** Throws an Error for a row that names nothing in the schema, which a rename would drop unnoticed. */
export function assertRestNames(schema: GraphQLSchema): void {
  const known = new Set<string>();
  const add = (owner: string, name: string) => known.add(name).add(`${owner}.${name}`);
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInputObjectType(type)) for (const name of Object.keys(type.getFields())) add(type.name, name);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      add(type.name, field.name);
      for (const { name } of field.args) add(field.name, name);
    }
  }
  const unknown = Object.keys(NAMES).filter((key) => !known.has(key));
  if (unknown.length > 0) throw new Error(`No field of the schema is called ${unknown.join(", ")}.`);
}
