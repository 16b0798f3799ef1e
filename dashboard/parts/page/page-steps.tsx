import { useWords } from "../../words/language.ts";
import { Button } from "../ui/button.tsx";

interface PageStepsProps {
  /** The cursor that the page came behind; null for the newest. */
  after: string | null;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  onStep: (after: string | null) => void;
}

/** From one page of a list to the next, and back to its start. */
export function PageSteps({ after, pageInfo, onStep }: PageStepsProps) {
  const { words } = useWords();
  if (after === null && !pageInfo.hasNextPage) return null;
  return (
    <div className="mt-3 flex gap-2">
      {after !== null && <Button onClick={() => onStep(null)}>{words.table.newest}</Button>}
      {pageInfo.hasNextPage && (
        <Button onClick={() => onStep(pageInfo.endCursor)}>{words.table.older}</Button>
      )}
    </div>
  );
}
