import type { ExportFormat } from "../../domain/record/export.ts";
import { AppError } from "../../errors/app-error.ts";

type ResultsFormat = ExportFormat | "json";

/** In the order in which they are preferred when a caller accepts several alike. */
const MEDIA_TYPES: readonly (readonly [ResultsFormat, readonly string[]])[] = [
  ["json", ["application/json"]],
  ["jsonl", ["application/x-ndjson", "application/jsonl"]],
  ["csv", ["text/csv"]],
];

/** Which form of Results a call wants: `format=`, else the Accept header, else pages of JSON. Throws `not_acceptable`. */
export function resultsFormat(format: string | undefined, accept: string | undefined): ResultsFormat {
  if (format === "json" || format === "jsonl" || format === "csv") return format;
  if (format !== undefined) throw notAcceptable("format", "Use json, jsonl or csv.");
  if (accept === undefined || accept.trim() === "") return "json";
  const ranges = accept.split(",").map(mediaRange);
  let best: { format: ResultsFormat; q: number } | null = null;
  for (const [candidate, types] of MEDIA_TYPES) {
    const q = Math.max(...types.map((type) => qualityOf(type, ranges)));
    if (q > (best?.q ?? 0)) best = { format: candidate, q };
  }
  if (best === null)
    throw notAcceptable("Accept", "Accept application/json, application/x-ndjson or text/csv.");
  return best.format;
}

interface MediaRange {
  type: string;
  q: number;
}

function mediaRange(text: string): MediaRange {
  const [type = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const q = Number(parameters.find((one) => one.startsWith("q="))?.slice(2) ?? 1);
  return { type, q: Number.isFinite(q) ? q : 0 };
}

/** Of the most specific range that covers the type; 0 when none does. */
function qualityOf(type: string, ranges: readonly MediaRange[]): number {
  for (const wanted of [type, `${type.split("/")[0]}/*`, "*/*"]) {
    const found = ranges.find((range) => range.type === wanted);
    if (found) return found.q;
  }
  return 0;
}

function notAcceptable(path: string, message: string): AppError {
  return new AppError("not_acceptable", { details: [{ path, code: "unknown", message }] });
}
