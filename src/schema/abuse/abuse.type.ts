import { Field, ID, Int, ObjectType } from "type-graphql";
import { abuseReport, operatorAbuseReport } from "../../kinds/abuse.ts";
import { Node } from "../shared/node.type.ts";
import { connection, payload } from "../shared/relay.ts";
import { DateTime } from "../shared/scalars.ts";
import { AbuseAction, AbuseCategory, AbuseSeverity, AbuseStatus } from "./abuse.enum.ts";

@ObjectType({ description: "What who reported abuse gets." })
export class AbuseReceipt {
  @Field(() => ID, { description: "Prefixed id of the report, `abr_…`." })
  id: string;

  @Field(() => AbuseStatus, { description: "How it stands." })
  status: AbuseStatus;

  @Field(() => AbuseSeverity, { description: "How soon operators look at it." })
  severity: AbuseSeverity;

  @Field(() => DateTime, { description: "When it came." })
  receivedAt: Date;

  @Field(() => DateTime, { description: "When something was decided last." })
  updatedAt: Date;

  @Field(() => String, {
    nullable: true,
    description: "Page that says how it stands, for everyone who has this URL; null where it is asked by it.",
  })
  statusUrl: string | null;

  @Field(() => String, { description: "What to do next." })
  agentInstruction: string;
}

@ObjectType({ description: "The receipt of a report." })
export class AbuseReceiptPayload {
  @Field(() => AbuseReceipt, { description: "The receipt." })
  receipt: AbuseReceipt;
}

@ObjectType({ description: "A quarantine that holds." })
export class AbuseQuarantine {
  @Field(() => String, {
    nullable: true,
    description:
      "Path below which requests are blocked; null where the whole service is, deliveries included.",
  })
  path: string | null;

  @Field(() => DateTime, { description: "Since when." })
  since: Date;
}

@ObjectType({ description: "What the owner said of a report." })
export class AbuseAppeal {
  @Field(() => DateTime, { description: "When." })
  at: Date;

  @Field(() => String, { description: "What was done." })
  remediation: string;

  @Field(() => String, { nullable: true, description: "What shows that." })
  evidence: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether it was granted; null while nobody has decided.",
  })
  isGranted: boolean | null;
}

@ObjectType({ description: "A step of a report." })
export class AbuseEvent {
  @Field(() => Int, { description: "From 1." })
  seq: number;

  @Field(() => DateTime, { description: "When." })
  at: Date;

  @Field(() => AbuseAction, { description: "What was done." })
  action: AbuseAction;

  @Field(() => AbuseStatus, { description: "How the report stood before." })
  from: AbuseStatus;

  @Field(() => AbuseStatus, { description: "How it stood afterwards." })
  to: AbuseStatus;

  @Field(() => String, { nullable: true, description: "Why; null where only operators see it." })
  note: string | null;

  @Field(() => Boolean, { description: "Whether a quarantine held afterwards." })
  isQuarantined: boolean;
}

@ObjectType({ implements: Node, description: "A report of abuse of a service of the account." })
export class AbuseReport extends Node {
  @Field(() => ID, { nullable: true, description: "The service; null where it is none of this server's." })
  serviceId: string | null;

  @Field(() => String, { description: "What is reported." })
  targetUrl: string;

  @Field(() => String, {
    nullable: true,
    description: "The path below the service, where the report names one.",
  })
  targetPath: string | null;

  @Field(() => String, { nullable: true, description: "The stored object, where the report names one." })
  objectPath: string | null;

  @Field(() => AbuseCategory, { description: "What it is." })
  category: AbuseCategory;

  @Field(() => AbuseSeverity, { description: "How soon operators look at it." })
  severity: AbuseSeverity;

  @Field(() => AbuseStatus, { description: "How it stands." })
  status: AbuseStatus;

  @Field(() => String, { description: "One line." })
  summary: string;

  @Field(() => String, { description: "What is wrong." })
  details: string;

  @Field(() => String, { description: "What shows it." })
  evidence: string;

  @Field(() => AbuseQuarantine, { nullable: true, description: "The quarantine; null while none holds." })
  quarantine: AbuseQuarantine | null;

  @Field(() => [AbuseAppeal], { description: "What the owner said, oldest first; at most two." })
  appeals: AbuseAppeal[];

  @Field(() => [AbuseEvent], { description: "What was done, oldest first; at most 500." })
  events: AbuseEvent[];

  @Field(() => [AbuseAction], { description: "What may be done next by who reads this." })
  allowed: AbuseAction[];

  @Field(() => DateTime, { description: "When it came." })
  receivedAt: Date;

  @Field(() => DateTime, { description: "When something was decided last." })
  updatedAt: Date;

  @Field(() => String, { description: "What to do next." })
  agentInstruction: string;
}

@ObjectType({ description: "A page of reports of abuse of services of the account, newest first." })
export class AbuseReportConnection extends connection(AbuseReport, abuseReport) {}

@ObjectType({ description: "The report after the call." })
export class AbuseReportPayload extends payload("report", AbuseReport, abuseReport) {}

@ObjectType({ description: "What was served when an operator looked." })
export class AbuseEvidence {
  @Field(() => DateTime, { description: "When it was written down." })
  at: Date;

  @Field(() => ID, { description: "The account." })
  accountId: string;

  @Field(() => ID, { description: "The service." })
  serviceId: string;

  @Field(() => String, { description: "What it was called in URLs." })
  slug: string;

  @Field(() => ID, { nullable: true, description: "The deployment that was served; null without one." })
  deploymentId: string | null;

  @Field(() => String, { nullable: true, description: "SHA-256 of its worker, hex; null without one." })
  workerSha256: string | null;

  @Field(() => String, {
    nullable: true,
    description: "SHA-256 of the list of its files, hex; null without any.",
  })
  filesSha256: string | null;
}

@ObjectType({ description: "A report of abuse as operators see it." })
export class OperatorAbuseReport {
  @Field(() => AbuseReport, { description: "The report." })
  report: AbuseReport;

  @Field(() => ID, {
    nullable: true,
    description: "The account of the service; null where it is none of this server's.",
  })
  accountId: string | null;

  @Field(() => String, { description: "Who reported." })
  reporterEmail: string;

  @Field(() => Boolean, { description: "Whether the owner may be told of it." })
  mayNotify: boolean;

  @Field(() => [String], {
    description: "Who did each step: `owner`, or the id of an operator's credential.",
  })
  actors: string[];

  @Field(() => [AbuseEvidence], { description: "What was served when operators looked, oldest first." })
  preserved: AbuseEvidence[];

  @Field(() => Int, {
    nullable: true,
    description:
      "The first step that is not as it was written, by the chain of their hashes; null where all are.",
  })
  forgedSeq: number | null;
}

@ObjectType({ description: "A page of reports of abuse, newest first." })
export class OperatorAbuseReportConnection extends connection(OperatorAbuseReport, operatorAbuseReport) {}

@ObjectType({ description: "The report after the call." })
export class OperatorAbuseReportPayload extends payload("report", OperatorAbuseReport, operatorAbuseReport) {}
