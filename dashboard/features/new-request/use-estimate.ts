import { useEffect, useState } from "react";
import { client } from "../../data/client.ts";
import { problemOf, type Problem } from "../../data/problem.ts";
import {
  NewRequestEstimateDocument,
  type NewRequestEstimateMutation,
  type NewRequestEstimateMutationVariables,
} from "../../generated/new-request.ts";

const AFTER_TYPING_MS = 300;
const LOST_RETRY_MS = 3000;

export type Estimate = NonNullable<NewRequestEstimateMutation["requestEstimate"]>;
export type NewInput = NewRequestEstimateMutationVariables["input"];

export interface Estimated {
  estimate: Estimate | undefined;
  problem: Problem | undefined;
  /** What is shown is of an earlier input. */
  isStale: boolean;
}

/** What the server says of an input, asked anew once somebody stops typing. */
export function useEstimate(input: NewInput): Estimated {
  const asked = JSON.stringify(input);
  const [answer, setAnswer] = useState<{ asked: string; estimate?: Estimate; problem?: Problem }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const variables = { input: JSON.parse(asked) as NewInput };
      const { data, error } = await client
        .mutation<NewRequestEstimateMutation>(NewRequestEstimateDocument.text, variables)
        .toPromise();
      if (isOver) return;
      const problem = error && problemOf(error);
      const estimate = data?.requestEstimate;
      setAnswer({ asked, ...(problem ? { problem } : {}), ...(estimate ? { estimate } : {}) });
      if (problem?.isLost) timer = setTimeout(() => setAttempt((one) => one + 1), LOST_RETRY_MS);
    };
    let timer = setTimeout(() => void ask(), AFTER_TYPING_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [asked, attempt]);
  return { estimate: answer?.estimate, problem: answer?.problem, isStale: answer?.asked !== asked };
}
