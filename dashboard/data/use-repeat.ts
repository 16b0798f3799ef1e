import { useEffect } from "react";

/** Does something every so often, for as long as it is needed. */
export function useRepeat(isNeeded: boolean, run: () => void, everyMs: number): void {
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setInterval(run, everyMs);
    return () => clearInterval(timer);
  }, [isNeeded, run, everyMs]);
}
