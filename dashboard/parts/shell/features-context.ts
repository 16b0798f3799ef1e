import { createContext, useContext } from "react";
import { useOperatorToken } from "../../data/operator-token.ts";
import { useViewerIfAny } from "./viewer.tsx";
import type { Entry, Feature } from "./feature.ts";

export const FeaturesContext = createContext<readonly Feature[]>([]);

export function useFeatures(): readonly Feature[] {
  return useContext(FeaturesContext);
}

/** Where one can go, in order: operators also to what is theirs. */
export function useEntries(): Entry[] {
  const isOperator = useOperatorToken() !== null;
  const hasAccount = useViewerIfAny() !== null;
  return useFeatures()
    .flatMap(({ entries = [] }) => entries)
    .filter(({ isForOperators = false }) => isOperator || !isForOperators)
    .filter(({ group }) => hasAccount || group === "operator")
    .sort((a, b) => a.order - b.order);
}
