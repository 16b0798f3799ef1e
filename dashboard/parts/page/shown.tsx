import type { ReactNode } from "react";
import type { Fetched } from "../../data/use-data.ts";
import { useRepeat } from "../../data/use-repeat.ts";
import { Failed } from "./failed.tsx";
import { Loading } from "./loading.tsx";
import { Lost } from "./lost.tsx";

const RETRY_MS = 3000;

interface ShownProps<Data> {
  of: Fetched<Data>;
  children: (data: Data) => ReactNode;
}

/** Data in their four looks: loading, failed, lost, or as `children` draws them; that nothing is there is theirs to say. */
export function Shown<Data>({ of, children }: ShownProps<Data>) {
  const { data, problem, at, again } = of;
  const isLost = problem?.isLost ?? false;
  useRepeat(isLost, again, RETRY_MS);
  if (data === undefined) return problem ? <Failed problem={problem} again={again} /> : <Loading />;
  return (
    <>
      {problem && (isLost ? <Lost at={at} /> : <Failed problem={problem} again={again} />)}
      {children(data)}
    </>
  );
}
