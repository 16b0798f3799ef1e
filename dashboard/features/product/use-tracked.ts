import { useEffect, useState } from "react";
import { followRecords } from "../../../src/client/follow-records.ts";
import { QuarryError } from "../../../src/client/quarry-error.ts";
import { problemOf, type Problem } from "../../data/problem.ts";
import { socket } from "../../data/socket.ts";
import { ProductRecordDocument, type ProductRunsQuery } from "../../generated/product.ts";
import { keyOf, runsOfTrackers, trackedOf, type Tracked } from "./tracked.ts";

interface AllTracked {
  /** Each product once, as it was last seen; undefined until all runs are read. */
  products: Tracked[] | undefined;
  problem: Problem | undefined;
}

/** The products that the newest runs of price trackers looked at. */
export function useTracked(found: ProductRunsQuery): AllTracked {
  const [all, setAll] = useState<AllTracked>({ products: undefined, problem: undefined });
  const runs = JSON.stringify(runsOfTrackers(found));
  useEffect(() => {
    const stop = new AbortController();
    const newest = new Map<string, Tracked>();
    const read = async ({ id, scraper }: ReturnType<typeof runsOfTrackers>[number]) => {
      const options = { signal: stop.signal };
      for await (const { record } of followRecords(socket, ProductRecordDocument, id, options)) {
        const tracked = trackedOf(scraper.id, record.data);
        if (tracked === null) continue;
        const known = newest.get(keyOf(tracked));
        if (!known || known.observedAt < tracked.observedAt) newest.set(keyOf(tracked), tracked);
      }
    };
    const wanted = JSON.parse(runs) as ReturnType<typeof runsOfTrackers>;
    void Promise.allSettled(wanted.map(read)).then((answers) => {
      if (stop.signal.aborted) return;
      const products = [...newest.values()].sort((one, other) =>
        one.observedAt < other.observedAt ? 1 : -1,
      );
      const reasons = answers.flatMap((answer) =>
        answer.status === "rejected" ? [answer.reason as unknown] : [],
      );
      // A run that stopped early says so at the end of its Records, which are there all the same.
      const failed = reasons.find(
        (reason) => reason instanceof QuarryError && reason.failedRequestId === null,
      );
      setAll({ products, problem: failed instanceof QuarryError ? problemOf(failed) : undefined });
    });
    return () => stop.abort();
  }, [runs]);
  return all;
}
