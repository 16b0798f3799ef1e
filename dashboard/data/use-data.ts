import { useCallback, useEffect, useRef, useState } from "react";
import { useQuery } from "urql";
import { problemOf, type Problem } from "./problem.ts";
import type { TypedDocument } from "./typed-document.ts";

/** What a page knows of its data. Four looks come of it: `parts/page/shown.tsx` draws them. */
export interface Fetched<Data> {
  /** The newest answer, which stays when a later call fails. */
  data: Data | undefined;
  problem: Problem | undefined;
  /** When `data` came. */
  at: Date | undefined;
  isLoading: boolean;
  /** Asks again, past what is kept. */
  again: () => void;
}

interface Options {
  /** True while there is nothing to ask. */
  pause?: boolean;
}

/** Asks for data, and asks again when the tab is seen again or the network is back. */
export function useData<Data, Variables extends object>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
  { pause = false }: Options = {},
): Fetched<Data> {
  const [{ data, error, fetching, stale }, ask] = useQuery<Data>({
    query: document.text,
    variables,
    pause,
    requestPolicy: "cache-and-network",
  });
  // A call that fails has no data: what came before stays, of the same question.
  const asked = document.text + JSON.stringify(variables);
  const [last, setLast] = useState<{ asked: string; data: Data; at: Date }>();
  useEffect(() => {
    if (data !== undefined) setLast({ asked, data, at: new Date() });
  }, [asked, data]);
  const kept = last?.asked === asked ? last : undefined;
  // urql drops a question that is under way already; its answer may be older than what `again` is called for.
  const isUnderWay = useRef(false);
  const isDue = useRef(false);
  const again = useCallback(() => {
    if (pause) return;
    if (isUnderWay.current) isDue.current = true;
    else ask({ requestPolicy: "network-only" });
  }, [pause, ask]);
  useEffect(() => {
    isUnderWay.current = fetching || stale;
    if (isUnderWay.current || !isDue.current) return;
    isDue.current = false;
    again();
  }, [fetching, stale, again]);
  useEffect(() => {
    const seen = () => {
      if (window.document.visibilityState === "visible") again();
    };
    window.document.addEventListener("visibilitychange", seen);
    window.addEventListener("online", seen);
    return () => {
      window.document.removeEventListener("visibilitychange", seen);
      window.removeEventListener("online", seen);
    };
  }, [again]);
  return {
    data: data ?? kept?.data,
    problem: error && problemOf(error),
    at: kept?.at,
    isLoading: fetching && data === undefined && kept === undefined,
    again,
  };
}
