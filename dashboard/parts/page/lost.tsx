import { useWords } from "../../words/language.ts";
import { useNow } from "../ui/ago.tsx";
import { Icon } from "../ui/icon.tsx";

/** The fourth look: no server answers. What was there stays, with its age. */
export function Lost({ at }: { at: Date | undefined }) {
  const { words, format } = useWords();
  const now = useNow();
  return (
    <div role="status" className="mb-4 flex gap-3 rounded-lg bg-warn-soft px-4 py-3 text-warn">
      <Icon name="offline" className="mt-0.5" />
      <div>
        <p className="font-medium">{words.page.lost}</p>
        <p>
          {at
            ? words.page.lostSince(format.ago(at, Math.max(now, at.getTime())))
            : words.page.lostWithoutData}
        </p>
      </div>
    </div>
  );
}
