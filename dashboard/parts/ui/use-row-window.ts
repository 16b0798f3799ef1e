import { useCallback, useEffect, useState, type RefObject } from "react";

/** The window moves by so many rows at once: not with each frame that is scrolled. */
const STEP_ROWS = 4;
/** Rows drawn beyond what is seen. */
const MORE_ROWS = 10;

interface RowWindow {
  /** The first row that is drawn. */
  from: number;
  /** The first one that no longer is. */
  to: number;
  /** Scrolls as far as it takes to see a row whole. */
  show: (index: number) => void;
}

/** Which rows of a scroller have to be drawn, all of one height, below whatever stands still above them. */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowPx: number,
): RowWindow {
  const [{ first, seen }, setPlace] = useState({ first: 0, seen: 0 });
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const look = () => {
      const next = {
        first: Math.floor(element.scrollTop / rowPx / STEP_ROWS) * STEP_ROWS,
        seen: Math.ceil(element.clientHeight / rowPx) + STEP_ROWS,
      };
      setPlace((now) => (now.first === next.first && now.seen === next.seen ? now : next));
    };
    const size = new ResizeObserver(look);
    size.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      size.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [scroller, rowPx]);
  const show = useCallback(
    (index: number) => {
      const element = scroller.current;
      if (element === null) return;
      const above = element.scrollHeight - count * rowPx;
      const least = above + (index + 1) * rowPx - element.clientHeight;
      element.scrollTop = Math.max(least, Math.min(element.scrollTop, index * rowPx));
    },
    [scroller, count, rowPx],
  );
  return {
    from: Math.max(0, Math.min(first, count) - MORE_ROWS),
    to: Math.min(count, first + seen + MORE_ROWS),
    show,
  };
}
