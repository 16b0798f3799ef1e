import { Badge } from "../../parts/ui/badge.tsx";
import { useWords } from "../../words/language.ts";

/** Every topic, those of later versions too. */
export const ALL_TOPICS = "*";

export function Topics({ topics }: { topics: readonly string[] }) {
  const { words } = useWords();
  return (
    <div className="flex flex-wrap gap-1">
      {topics.includes(ALL_TOPICS) ? (
        <Badge>{words.webhook.everything}</Badge>
      ) : (
        topics.map((topic) => <Badge key={topic}>{topic}</Badge>)
      )}
    </div>
  );
}
