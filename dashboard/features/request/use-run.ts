import { useEffect, useState } from "react";
import { followRecords } from "../../../src/client/follow-records.ts";
import { GrowingRows } from "../../data/growing-rows.ts";
import { problemOf, type Problem } from "../../data/problem.ts";
import { socket } from "../../data/socket.ts";
import { QuarryError } from "../../../src/client/quarry-error.ts";
import {
  RequestChangedDocument,
  RequestRecordDocument,
  type RequestChangedSubscription,
} from "../../generated/request.ts";

export type RequestState = RequestChangedSubscription["requestUpdated"];

export interface RecordRow {
  seq: number;
  data: Record<string, unknown>;
}

/** A Request as it goes on. */
export interface Run {
  /** The newest state; null before the first comes. */
  state: RequestState | null;
  records: GrowingRows<RecordRow>;
  /** Since when the connection is lost; null while it holds. */
  lostAt: Date | null;
  /** What keeps its Records from being shown. */
  problem: Problem | null;
}

/**
 * Follows a Request and its Records to their end, across lost connections.
 * @param round a round that is resumed is followed anew
 */
export function useRun(id: string, round: number): Run {
  const [run, setRun] = useState<Run>(() => empty());
  useEffect(() => {
    const stop = new AbortController();
    const records = new GrowingRows<RecordRow>();
    setRun({ ...empty(), records });
    const change = (part: Partial<Run>) => {
      if (!stop.signal.aborted) setRun((old) => ({ ...old, ...part }));
    };
    let isLost = false;
    const lose = () => {
      if (!isLost) change({ lostAt: new Date() });
      isLost = true;
    };
    const find = () => {
      if (isLost) change({ lostAt: null });
      isLost = false;
    };
    const options = { signal: stop.signal, onLost: lose };
    const follow = async () => {
      for await (const { requestUpdated } of socket.follow(RequestChangedDocument, () => ({ id }), options)) {
        find();
        change({ state: requestUpdated });
      }
    };
    const collect = async () => {
      for await (const { record } of followRecords(socket, RequestRecordDocument, id, options)) {
        find();
        records.push({ seq: record.seq, data: record.data as Record<string, unknown> });
      }
    };
    const fail = (error: unknown) => {
      // What the Request failed with is its state, not a failure of the page.
      const isOwn = error instanceof QuarryError && error.failedRequestId === null;
      if (isOwn && !stop.signal.aborted) change({ problem: problemOf(error) });
    };
    follow().catch(fail);
    collect().catch(fail);
    return () => {
      stop.abort();
      records.stop();
    };
  }, [id, round]);
  return run;
}

function empty(): Run {
  return { state: null, records: new GrowingRows(), lostAt: null, problem: null };
}
