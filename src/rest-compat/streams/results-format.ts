import { AppError } from "../../errors/app-error.ts";

/** Forms of Results by the media types that ask for them, in the order in which they are preferred when several are accepted alike. */
const MEDIA_TYPES = {
  json: ["application/json"],
  jsonl: ["application/x-ndjson", "application/jsonl"],
  csv: ["text/csv"],
  parquet: ["application/vnd.apache.parquet", "application/x-parquet"],
  xlsx: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
} as const satisfies Record<string, readonly [string, ...string[]]>;
export type ResultsFormat = keyof typeof MEDIA_TYPES;
export const RESULTS_FORMATS = ["json", "jsonl", "csv", "parquet", "xlsx"] as const satisfies ResultsFormat[];

/** The media type of a form. */
export function mediaTypeOf(format: ResultsFormat): string {
  return MEDIA_TYPES[format][0];
}

/** Which of these forms a call wants: `format=`, else the Accept header, else the first. Throws `not_acceptable`. */
export function wantedFormat<Format extends ResultsFormat>(
  offered: readonly [Format, ...Format[]],
  format: string | undefined,
  accept: string | undefined,
): Format {
  const [usual] = offered;
  const named = offered.find((one) => one === format);
  if (named !== undefined) return named;
  if (format !== undefined) throw notAcceptable("format", `Use ${listed(offered)}.`);
  if (accept === undefined || accept.trim() === "") return usual;
  const ranges = accept.split(",").map(mediaRange);
  let best: { format: Format; q: number } | null = null;
  for (const candidate of offered) {
    const q = Math.max(...MEDIA_TYPES[candidate].map((type) => qualityOf(type, ranges)));
    if (q > (best?.q ?? 0)) best = { format: candidate, q };
  }
  if (best === null) throw notAcceptable("Accept", `Accept ${listed(offered.map(mediaTypeOf))}.`);
  return best.format;
}

function listed(words: readonly string[]): string {
  return `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
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
