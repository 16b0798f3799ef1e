import { useSyncExternalStore } from "react";
import { useWords } from "../../words/language.ts";

/** One clock for all: it runs while somebody looks at it. */
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const listener of listeners) listener();
  }, 1000);
  return () => {
    listeners.delete(tell);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The time, once a second. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}

/** How long ago it was; the exact time when one points at it. */
export function Ago({ at }: { at: string | Date }) {
  const { format } = useWords();
  const since = useNow();
  return (
    <time dateTime={new Date(at).toISOString()} title={format.moment(at)} className="whitespace-nowrap">
      {format.ago(at, Math.max(since, new Date(at).getTime()))}
    </time>
  );
}
