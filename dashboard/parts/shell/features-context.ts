import { createContext, useContext } from "react";
import { useViewer } from "./viewer.tsx";
import type { Entry, Feature } from "./feature.ts";

export const FeaturesContext = createContext<readonly Feature[]>([]);

export function useFeatures(): readonly Feature[] {
  return useContext(FeaturesContext);
}

/** Where one can go, in order, without what is not for this account. */
export function useEntries(): Entry[] {
  const { isOperator } = useViewer();
  return useFeatures()
    .flatMap(({ entries = [] }) => entries)
    .filter(({ isForOperators = false }) => isOperator || !isForOperators)
    .sort((a, b) => a.order - b.order);
}
