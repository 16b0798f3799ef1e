import { useEffect, useRef, useState } from "react";
import { QuarryError } from "../../src/client/quarry-error.ts";
import { problemOf, type Problem } from "./problem.ts";
import { socket } from "./socket.ts";
import type { TypedDocument } from "./typed-document.ts";

/**
 * Calls for each that comes of a subscription while a page is looked at, and tells what ended it.
 * @param variables from where on, which is known with what the page shows; null until then. Those of the first time count
 */
export function useEach<Data, Variables extends object>(
  document: TypedDocument<Data, Variables>,
  variables: Variables | null,
  onCome: (data: Data) => void,
): Problem | undefined {
  const [problem, setProblem] = useState<Problem>();
  const tell = useRef(onCome);
  const from = useRef(variables);
  useEffect(() => {
    tell.current = onCome;
    from.current ??= variables;
  });
  const isKnown = variables !== null;
  useEffect(() => {
    if (!isKnown) return;
    const stop = new AbortController();
    const watch = async (first: Variables) => {
      for await (const data of socket.follow(document, () => first, { signal: stop.signal }))
        tell.current(data);
    };
    if (from.current !== null)
      watch(from.current).catch((error: unknown) => {
        if (error instanceof QuarryError && !stop.signal.aborted) setProblem(problemOf(error));
      });
    return () => stop.abort();
  }, [document, isKnown]);
  return problem;
}
