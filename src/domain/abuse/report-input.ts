import { z } from "zod";
import { AppError } from "../../errors/app-error.ts";
import { ABUSE_CATEGORIES, type AbuseCategory } from "../../kinds/abuse.ts";
import type { AbuseReportDoc, AbuseSeverity } from "../../store/abuse/abuse-documents.ts";
import { assertFits } from "../assert-fits.ts";
import { mailboxOf } from "../session/mailbox.ts";

/** What a report of abuse says. */
export interface NewAbuseReport {
  targetUrl: string;
  category: AbuseCategory;
  reporterEmail: string;
  summary: string;
  details: string;
  evidence: string;
  serviceId: string | null;
  objectPath: string | null;
  targetPath: string | null;
}

export const ABUSE_INPUT = {
  urlCharacters: 2000,
  summaryCharacters: 200,
  textCharacters: 10_000,
  pathCharacters: 1024,
  noteCharacters: 4000,
} as const;

/** Those that may do harm by the minute may be quarantined before they were triaged. */
const SEVERITY: Readonly<Record<AbuseCategory, AbuseSeverity>> = {
  phishing: "high",
  malware: "urgent",
  illegal_content: "urgent",
  copyright: "normal",
  trademark: "normal",
  network_abuse: "high",
  privacy: "normal",
  emergency_safety: "urgent",
  other: "normal",
};

export const severityOf = (category: AbuseCategory): AbuseSeverity => SEVERITY[category];

const said = (most: number) => z.string().trim().min(1).max(most);
const path = z
  .string()
  .trim()
  .startsWith("/")
  .max(ABUSE_INPUT.pathCharacters)
  .refine((text) => text.isWellFormed(), "Halves of signs are no path.")
  .nullable();
const reportSchema = z.object({
  targetUrl: z.url({ protocol: /^https?$/ }).max(ABUSE_INPUT.urlCharacters),
  category: z.enum(ABUSE_CATEGORIES),
  reporterEmail: z.string(),
  summary: said(ABUSE_INPUT.summaryCharacters),
  details: said(ABUSE_INPUT.textCharacters),
  evidence: said(ABUSE_INPUT.textCharacters),
  serviceId: z.string().trim().max(100).nullable(),
  objectPath: z.string().trim().max(ABUSE_INPUT.pathCharacters).nullable(),
  targetPath: path,
});

/** The report without blanks around its texts. Throws `invalid_input` that lists every problem of form. */
export function checkedReport(given: NewAbuseReport): NewAbuseReport {
  assertFits(reportSchema, given);
  const { targetUrl, category, summary, details, evidence, serviceId, objectPath, targetPath } = given;
  return {
    ...{ targetUrl: targetUrl.trim(), category, reporterEmail: addressOf(given.reporterEmail) },
    ...{ summary: summary.trim(), details: details.trim(), evidence: evidence.trim() },
    serviceId: serviceId?.trim() || null,
    objectPath: objectPath?.trim() || null,
    targetPath: targetPath?.trim() || null,
  };
}

function addressOf(text: string): string {
  try {
    return mailboxOf(text);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const [detail] = error.details;
    throw new AppError("invalid_input", {
      message: error.message,
      details: detail === undefined ? [] : [{ ...detail, path: "reporterEmail" }],
    });
  }
}

const decisionSchema = z.object({ note: said(ABUSE_INPUT.noteCharacters), path });

/** What an operator gives with a decision. Throws `invalid_input`. */
export function checkedDecision(given: { note: string; path: string | null }): {
  note: string;
  path: string | null;
} {
  assertFits(decisionSchema, given);
  return { note: given.note.trim(), path: given.path?.trim() || null };
}

export interface NewAppeal {
  remediation: string;
  evidence: string | null;
}

const appealSchema = z.object({
  remediation: said(ABUSE_INPUT.textCharacters),
  evidence: z.string().trim().max(ABUSE_INPUT.textCharacters).nullable(),
});

/** An appeal after a denial has to say something new. Throws `invalid_input`. */
export function checkedAppeal(given: NewAppeal, { appeals }: Pick<AbuseReportDoc, "appeals">): NewAppeal {
  assertFits(appealSchema, given);
  const [remediation, evidence] = [given.remediation.trim(), given.evidence?.trim() || null];
  const isNew = evidence !== null && appeals.every((one) => one.evidence !== evidence);
  if (appeals.length > 0 && !isNew)
    throw new AppError("invalid_input", {
      message: "An appeal after a denial needs new evidence.",
      details: [
        { path: "evidence", code: "not_new", message: "Give evidence that the last appeal had not." },
      ],
    });
  return { remediation, evidence };
}
