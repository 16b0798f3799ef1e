import type { RequestDoc } from "../../store/request/request-documents.ts";

/** Milliseconds from start to end; null before the end, and when no worker took it. */
export function durationOf({
  startedAt,
  finishedAt,
}: Pick<RequestDoc, "startedAt" | "finishedAt">): number | null {
  return startedAt && finishedAt && finishedAt.getTime() - startedAt.getTime();
}
