import { useCallback, useState } from "react";
import { useClient } from "urql";
import { problemOf, type Problem } from "./problem.ts";
import type { TypedDocument } from "./typed-document.ts";

export type Outcome<Data> = { data: Data; problem?: undefined } | { data?: undefined; problem: Problem };

export interface Action<Data, Variables> {
  run: (variables: Variables) => Promise<Outcome<Data>>;
  isBusy: boolean;
  /** What the last run failed with. */
  problem: Problem | undefined;
}

/** A mutation. What it changed is asked for anew by the pages that show it. */
export function useAction<Data, Variables extends object>(
  document: TypedDocument<Data, Variables>,
): Action<Data, Variables> {
  const client = useClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const run = useCallback(
    async (variables: Variables): Promise<Outcome<Data>> => {
      setBusy(true);
      const { data, error } = await client.mutation<Data>(document.text, variables).toPromise();
      const failed = error && problemOf(error);
      setBusy(false);
      setProblem(failed);
      if (failed) return { problem: failed };
      if (data === undefined) throw new Error("An answer without data and error.");
      return { data };
    },
    [client, document],
  );
  return { run, isBusy, problem };
}
