import { useEffect, useRef } from "react";
import { socket } from "../../data/socket.ts";
import { NotificationCameDocument } from "../../generated/notification.ts";

/** Calls for each notification that comes while a page is looked at. */
export function useNews(onCome: () => void): void {
  const tell = useRef(onCome);
  useEffect(() => {
    tell.current = onCome;
  });
  useEffect(() => {
    const stop = new AbortController();
    const watch = async () => {
      const news = socket.follow(NotificationCameDocument, () => ({}), { signal: stop.signal });
      for await (const _one of news) tell.current();
    };
    // Without it, the page asks again when it is seen again.
    watch().catch(() => undefined);
    return () => stop.abort();
  }, []);
}
