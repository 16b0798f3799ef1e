import {
  AbuseReceiptDocument,
  AbuseReportDocument,
  AbuseReportsDocument,
  AppealAbuseReportDocument,
  NotifyOwnerOfAbuseDocument,
  OperatorAbuseReportDocument,
  OperatorAbuseReportsDocument,
  QuarantineForAbuseDocument,
  RejectAbuseReportDocument,
  ReleaseFromQuarantineDocument,
  ReportAbuseDocument,
  ResolveAbuseReportDocument,
  TriageAbuseReportDocument,
} from "../../generated/rest-documents.ts";
import { abuseReport, operatorAbuseReport } from "../../kinds/abuse.ts";
import { row, rows } from "../row.ts";

export const abuseReportRoutes = rows(abuseReport, {
  "POST /": row(ReportAbuseDocument, { status: 201 }),
  "GET /": AbuseReportsDocument,
  "GET /:link/receipt": AbuseReceiptDocument,
  "GET /:id": AbuseReportDocument,
  "POST /:id/appeal": AppealAbuseReportDocument,
});

export const operatorAbuseReportRoutes = rows(operatorAbuseReport, {
  "GET /": OperatorAbuseReportsDocument,
  "GET /:id": OperatorAbuseReportDocument,
  "POST /:id/triage": TriageAbuseReportDocument,
  "POST /:id/notify-owner": NotifyOwnerOfAbuseDocument,
  "POST /:id/quarantine": QuarantineForAbuseDocument,
  "POST /:id/release": ReleaseFromQuarantineDocument,
  "POST /:id/resolve": ResolveAbuseReportDocument,
  "POST /:id/reject": RejectAbuseReportDocument,
});
