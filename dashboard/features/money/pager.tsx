import { Button } from "../../parts/ui/button.tsx";
import { useWords } from "../../words/language.ts";

interface PagerProps {
  after: string;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  onGo: (after: string) => void;
}

/** To older pages, and back to the newest. */
export function Pager({ after, pageInfo, onGo }: PagerProps) {
  const { words } = useWords();
  const { hasNextPage, endCursor } = pageInfo;
  if (after === "" && !hasNextPage) return null;
  return (
    <div className="mt-3 flex gap-2">
      <Button disabled={after === ""} onClick={() => onGo("")}>
        {words.money.newest}
      </Button>
      <Button disabled={!hasNextPage} onClick={() => onGo(endCursor ?? "")}>
        {words.money.older}
      </Button>
    </div>
  );
}
