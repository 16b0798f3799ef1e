import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type Tone = "quiet" | "accent" | "good" | "warn" | "bad";

const TONES: Record<Tone, string> = {
  quiet: "bg-raised text-quiet",
  accent: "bg-accent-soft text-accent",
  good: "bg-good-soft text-good",
  warn: "bg-warn-soft text-warn",
  bad: "bg-bad-soft text-bad",
};

interface BadgeProps {
  tone?: Tone;
  /** A dot that breathes: it goes on right now. */
  isLive?: boolean;
  children: ReactNode;
}

export function Badge({ tone = "quiet", isLive = false, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-full px-2 py-px text-xs font-medium whitespace-nowrap",
        TONES[tone],
      )}
    >
      {isLive && <span className="size-1.5 animate-pulse rounded-full bg-current" />}
      {children}
    </span>
  );
}
