import { createRequest, untilBooked } from "./requests.ts";
import type { Store } from "../../src/store/store.ts";
import type { Server } from "./server.ts";
import { SCRAPER } from "./source.ts";

let nextPage = 0;

/** Makes Requests of one page and one Record each, so many at once, until `until` says so. Returns how many ended. */
export async function runSmallRequests(
  store: Store,
  server: Server,
  atOnce: number,
  until: (done: number) => boolean,
): Promise<number> {
  let done = 0;
  const one = async (): Promise<void> => {
    while (!until(done)) {
      const input = { operation: "list", from: nextPage++ % 900_000, pages: 1, limit: 1 };
      await untilBooked(store, [await createRequest(server, SCRAPER, input)]);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return done;
}
