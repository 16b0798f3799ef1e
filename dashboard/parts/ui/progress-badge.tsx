import { Badge, type Tone } from "./badge.tsx";

/** Where something stands that waits, runs and ends. */
export type ProgressState =
  "QUEUED" | "RUNNING" | "CANCELLING" | "SUCCEEDED" | "PARTIAL" | "FAILED" | "CANCELLED";

/** What each means at a glance. */
export const PROGRESS_TONES: Record<ProgressState, Tone> = {
  QUEUED: "quiet",
  RUNNING: "accent",
  CANCELLING: "warn",
  SUCCEEDED: "good",
  PARTIAL: "warn",
  FAILED: "bad",
  CANCELLED: "quiet",
};

interface ProgressBadgeProps {
  state: ProgressState;
  /** What it is called here. */
  names: Record<ProgressState, string>;
}

export function ProgressBadge({ state, names }: ProgressBadgeProps) {
  return (
    <Badge tone={PROGRESS_TONES[state]} isLive={state === "RUNNING" || state === "CANCELLING"}>
      {names[state]}
    </Badge>
  );
}
