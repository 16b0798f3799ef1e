import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { ProblemError } from "../../data/ask.ts";
import type { Problem } from "../../data/problem.ts";
import { Failed } from "../../parts/page/failed.tsx";
import { Loading } from "../../parts/page/loading.tsx";
import type { AttentionLine } from "../../parts/shell/feature.ts";
import { useFeatures } from "../../parts/shell/features-context.ts";
import { buttonStyle } from "../../parts/ui/button.tsx";
import { Card } from "../../parts/ui/card.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
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
        <Card title={words.home.attention}>
          <ul className="-mx-4 -mb-4 divide-y divide-line border-t border-line">
            {lines.map((line) => (
              <Line key={line.text} line={line} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

function Line({ line: { tone, text, action } }: { line: AttentionLine }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
      <Icon name="warning" className={tone === "bad" ? "text-bad" : "text-warn"} />
      <p className="min-w-0 grow basis-52 break-words">{text}</p>
      <Link to={action.to} className={classNames(buttonStyle({ size: "small" }), "ml-7 sm:ml-0")}>
        {action.label}
      </Link>
    </li>
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
