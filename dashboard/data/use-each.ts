import { useEffect, useRef } from "react";
import { socket } from "./socket.ts";
import type { TypedDocument } from "./typed-document.ts";

/** Calls for each that comes of a subscription while a page is looked at. */
export function useEach<Data>(
  document: TypedDocument<Data, Record<string, never>>,
  onCome: (data: Data) => void,
): void {
  const tell = useRef(onCome);
  useEffect(() => {
    tell.current = onCome;
  });
  useEffect(() => {
    const stop = new AbortController();
    const watch = async () => {
      for await (const data of socket.follow(document, () => ({}), { signal: stop.signal }))
        tell.current(data);
    };
    // Without it, the page asks again when it is seen again.
    watch().catch(() => undefined);
    return () => stop.abort();
  }, [document]);
}
