import type { ServiceLogLine } from "../../client/index.ts";
import { plain, type Screen, type Tint } from "../terminal/screen.ts";

const TINTS: Partial<Record<ServiceLogLine["level"], Tint>> = { WARN: "yellow", ERROR: "red", DEBUG: "dim" };

/** Writes a line of a log: when, how bad, whose, what, and of which request. */
export function printLine(out: Screen): (line: ServiceLogLine) => void {
  return ({ at, level, source, message, requestId, truncated }) => {
    const word = level.toLowerCase().padEnd(5);
    const tint = TINTS[level];
    const request = requestId === null ? "" : out.tint("dim", ` ${requestId}`);
    out.line(
      `${new Date(at).toISOString()} ${tint === undefined ? word : out.tint(tint, word)} ` +
        `${source.toLowerCase().padEnd(8)} ${plain(message)}${truncated ? " …" : ""}${request}`,
    );
  };
}
