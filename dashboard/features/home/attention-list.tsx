import { useEffect, useState } from "react";
import { ProblemError } from "../../data/ask.ts";
import type { Problem } from "../../data/problem.ts";
import { Failed } from "../../parts/page/failed.tsx";
import { Loading } from "../../parts/page/loading.tsx";
import { AttentionCard } from "../../parts/shell/attention-card.tsx";
import type { AttentionLine } from "../../parts/shell/feature.ts";
import { useFeatures } from "../../parts/shell/features-context.ts";
import { Icon } from "../../parts/ui/icon.tsx";
import { useWords } from "../../words/language.ts";

/** What needs somebody, of all features: the worst first. @param version asks anew when it changes */
export function AttentionList({ version }: { version: string }) {
  const { words } = useWords();
  const { lines, problem } = useAttention(version);
  return (
    <section aria-label={words.home.attention} className="grid gap-2">
      {problem && <Failed problem={problem} />}
      {lines === undefined ? (
        <Loading rows={1} />
      ) : lines.length === 0 ? (
        !problem && (
          <p className="flex items-center gap-2 text-quiet">
            <Icon name="check" className="text-good" />
            {words.home.nothingWrong}
          </p>
        )
      ) : (
        <AttentionCard title={words.home.attention} lines={lines} />
      )}
    </section>
  );
}

interface Asked {
  lines: AttentionLine[] | undefined;
  /** Why some are missing. */
  problem: Problem | undefined;
}

function useAttention(version: string): Asked {
  const { words, format } = useWords();
  const features = useFeatures();
  const [asked, setAsked] = useState<Asked>({ lines: undefined, problem: undefined });
  useEffect(() => {
    let isGone = false;
    const all = features.map(async (feature) => {
      const part = await feature.attention?.();
      return (await part?.attention(words, format)) ?? [];
    });
    void Promise.allSettled(all).then((answers) => {
      if (isGone) return;
      const lines = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
      const reasons = answers.flatMap((answer) =>
        answer.status === "rejected" ? [answer.reason as unknown] : [],
      );
      const unknown = reasons.find((reason) => !(reason instanceof ProblemError));
      if (unknown !== undefined) reportError(unknown);
      setAsked({
        lines: lines.sort((one, other) => Number(other.tone === "bad") - Number(one.tone === "bad")),
        problem: reasons.find((reason) => reason instanceof ProblemError)?.problem,
      });
    });
    return () => {
      isGone = true;
    };
  }, [features, words, format, version]);
  return asked;
}
