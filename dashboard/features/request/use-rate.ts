import { useEffect, useRef, useState } from "react";

const LOOK_MS = 1000;
/** Over so many looks it is taken, so that it does not jump. */
const LOOKS = 5;

/** How many come per second, over the last seconds. */
export function useRate(count: number, isRunning: boolean): number {
  const newest = useRef(count);
  newest.current = count;
  const [rate, setRate] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const looks = [{ count: newest.current, at: performance.now() }];
    const timer = setInterval(() => {
      looks.push({ count: newest.current, at: performance.now() });
      if (looks.length > LOOKS) looks.shift();
      const first = looks[0];
      const last = looks.at(-1);
      if (first && last && last.at > first.at)
        setRate((last.count - first.count) / ((last.at - first.at) / 1000));
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return rate;
}
