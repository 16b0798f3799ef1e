import { pino, type Logger } from "pino";

export type Log = Logger;

/** Keys that must never reach a log line, wherever they stand. */
const SECRET_PATHS = [
  "authorization",
  "*.authorization",
  "*.headers.authorization",
  "apiKey",
  "*.apiKey",
  "cookie",
  "*.cookie",
];

/** Structured JSON lines on stderr: stdout belongs to what a person asked for. */
export function createLog(level: string, base: Record<string, unknown> = {}): Log {
  return pino({ level, base, redact: SECRET_PATHS }, pino.destination({ dest: 2, sync: false }));
}
