import { classNames } from "./class-names.ts";
import type { Tone } from "./badge.tsx";

const COLORS: Record<Tone, string> = {
  quiet: "bg-quiet",
  accent: "bg-accent",
  good: "bg-good",
  warn: "bg-warn",
  bad: "bg-bad",
};

interface LevelProps {
  /** What it is the level of. */
  label: string;
  percent: number;
  tone: Tone;
}

/** How full something is. */
export function Level({ label, percent, tone }: LevelProps) {
  const shown = Math.min(100, Math.max(0, percent));
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(shown)}
      className="h-1.5 overflow-hidden rounded-full bg-raised"
    >
      <div className={classNames("h-full rounded-full", COLORS[tone])} style={{ width: `${shown}%` }} />
    </div>
  );
}
