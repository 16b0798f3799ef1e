import { useEffect, useRef, useState } from "react";
import { socket } from "./socket.ts";
import type { TypedDocument } from "./typed-document.ts";

/**
 * What the things of these ids are now, as far as they have changed since one asked: a subscription for each.
 * @param onEnd called when one of them will change no more
 */
export function useNewest<Data>(
  document: TypedDocument<Data, { id: string }>,
  ids: readonly string[],
  onEnd?: () => void,
): ReadonlyMap<string, Data> {
  const [newest, setNewest] = useState<ReadonlyMap<string, Data>>(new Map());
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  const asked = ids.join();
  useEffect(() => {
    if (asked === "") return;
    const stop = new AbortController();
    const watch = async (id: string) => {
      for await (const data of socket.follow(document, () => ({ id }), { signal: stop.signal }))
        setNewest((old) => new Map(old).set(id, data));
      end.current?.();
    };
    // One that cannot be followed stays as it was; the page asks again when it is seen again.
    for (const id of asked.split(",")) watch(id).catch(() => undefined);
    return () => stop.abort();
  }, [document, asked]);
  return newest;
}
