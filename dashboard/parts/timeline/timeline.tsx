import type { ReactNode } from "react";
import { useWords } from "../../words/language.ts";
import type { Tone } from "../ui/badge.tsx";

export interface TimelineEvent {
  key: string;
  at: string;
  title: ReactNode;
  tone: Tone;
  /** What there is to say beside. */
  note?: string | undefined;
}

const DOTS: Record<Tone, string> = {
  quiet: "bg-edge",
  accent: "bg-accent",
  good: "bg-good",
  warn: "bg-warn",
  bad: "bg-bad",
};

/** What happened, one after the other, and how long it was since what was before. @param events the earliest first */
export function Timeline({ label, events }: { label: string; events: readonly TimelineEvent[] }) {
  const { format } = useWords();
  return (
    <ol aria-label={label} className="grid">
      {events.map(({ key, at, title, tone, note }, index) => {
        const before = events[index - 1];
        const since = before === undefined ? 0 : Date.parse(at) - Date.parse(before.at);
        return (
          <li key={key} className="group relative flex gap-3 pb-4 last:pb-0">
            <span aria-hidden="true" className="relative flex w-3 shrink-0 justify-center">
              <span className="absolute top-2 -bottom-6 w-px bg-line group-last:hidden" />
              <span className={`relative mt-1.5 size-2.5 rounded-full ${DOTS[tone]}`} />
            </span>
            <div className="min-w-0 grow">
              <div className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-medium">{title}</span>
                {note !== undefined && <span className="text-quiet">{note}</span>}
              </div>
              <p className="text-xs text-quiet">
                <time dateTime={at}>{format.moment(at)}</time>
                {since > 0 && ` · +${format.duration(since)}`}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
