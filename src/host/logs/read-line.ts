import type { NewLogLine } from "../../domain/service-log/log-line.ts";
import { isJsonObject, type JsonObject } from "../../kernel/json.ts";
import { MAX_LINE_CHARACTERS } from "../spawner/line-reader.ts";
import type { WorkerLines } from "../spawner/messages.ts";

/** Levels of loggers, in the words of the log. */
const LEVELS = new Map<string, NewLogLine["level"]>([
  ["trace", "debug"],
  ["debug", "debug"],
  ["info", "info"],
  ["warn", "warn"],
  ["warning", "warn"],
  ["error", "error"],
  ["fatal", "error"],
]);
const MAX_REQUEST_ID_CHARACTERS = 100;

/**
 * A line as a worker wrote it. One that is a JSON object with a `message` says by itself of which level and of which request it is;
 * what else is in it are its fields.
 */
export function readLine(stream: WorkerLines["stream"], text: string): NewLogLine {
  const truncated = text.length >= MAX_LINE_CHARACTERS;
  const usual = { level: stream === "stderr" ? "error" : "info", source: stream, truncated } as const;
  const said = text.startsWith("{") && !truncated ? objectOf(text) : null;
  const { message, level, requestId, ...fields } = said ?? {};
  if (typeof message !== "string") return { ...usual, message: text };
  const id = typeof requestId === "string" ? requestId.slice(0, MAX_REQUEST_ID_CHARACTERS) : null;
  const isEmpty = Object.keys(fields).length === 0;
  return {
    ...usual,
    message,
    level: (typeof level === "string" ? LEVELS.get(level.toLowerCase()) : undefined) ?? usual.level,
    requestId: id,
    fields: isEmpty ? null : fields,
  };
}

/** A line that is JSON as it is usually written, in which a value that was written by its code points is found again. */
export function usualJson(line: string): string {
  const said = line.startsWith("{") && line.includes("\\") ? objectOf(line) : null;
  return said === null ? line : JSON.stringify(said);
}

function objectOf(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : null;
  } catch {
    return null;
  }
}
