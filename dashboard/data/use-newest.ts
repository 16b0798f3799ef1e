import { useEffect, useState } from "react";
import { socket } from "../../data/socket.ts";
import { RequestChangedDocument, type RequestChangedSubscription } from "../../generated/request.ts";

type State = RequestChangedSubscription["requestUpdated"];

/** What the Requests of these ids are now, as far as they have changed since one asked. */
export function useNewest(ids: readonly string[]): ReadonlyMap<string, State> {
  const [newest, setNewest] = useState<ReadonlyMap<string, State>>(new Map());
  const asked = ids.join();
  useEffect(() => {
    if (asked === "") return;
    const stop = new AbortController();
    const watch = async (id: string) => {
      const changes = socket.follow(RequestChangedDocument, () => ({ id }), { signal: stop.signal });
      for await (const { requestUpdated } of changes)
        setNewest((old) => new Map(old).set(id, requestUpdated));
    };
    // One that cannot be followed stays as it was; the page asks again when it is seen again.
    for (const id of asked.split(",")) watch(id).catch(() => undefined);
    return () => stop.abort();
  }, [asked]);
  return newest;
}
