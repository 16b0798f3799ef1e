import type { RequestStatus, SourceStatus } from "../../client/index.ts";
import type { Screen, Tint } from "./screen.ts";

const TINTS: Record<RequestStatus | SourceStatus, Tint> = {
  QUEUED: "dim",
  RUNNING: "cyan",
  CANCELLING: "yellow",
  SUCCEEDED: "green",
  PARTIAL: "yellow",
  FAILED: "red",
  CANCELLED: "yellow",
  READY: "green",
  DEGRADED: "yellow",
  BLOCKED: "red",
  CHANGED: "red",
  DISABLED: "red",
  NOT_IMPLEMENTED: "dim",
};

/** A state in small letters, in its colour. */
export function statusWord(screen: Screen, status: RequestStatus | SourceStatus): string {
  return screen.tint(TINTS[status], status.toLowerCase().replaceAll("_", " "));
}

/** `2026-08-14 09:30:05Z`: ISO 8601 to the second, in UTC. */
export function timeWord(iso: string | null): string {
  return iso === null ? "" : new Date(iso).toISOString().replace("T", " ").replace(/\.\d+/, "");
}
