import { useEffect, useState } from "react";
import { ask, ProblemError } from "../../data/ask.ts";
import type { Problem } from "../../data/problem.ts";
import { ServiceBuildLogDocument, type ServiceBuildLogQuery } from "../../generated/service.ts";
import { Log, type LogLine } from "../../parts/log/log.tsx";
import { Failed } from "../../parts/page/failed.tsx";
import { Loading } from "../../parts/page/loading.tsx";
import { useWords } from "../../words/language.ts";

const LOOK_EVERY_MS = 500;

type Build = NonNullable<ServiceBuildLogQuery["deploymentBuild"]>;

/** What a build on the server writes, as it comes, and how many are before it. */
export function BuildLog({ deploymentId, n }: { deploymentId: string; n: number }) {
  const { words, format } = useWords();
  const { build, text, problem } = useBuild(deploymentId);
  if (build === undefined) return problem ? <Failed problem={problem} /> : <Loading rows={3} />;
  const { status, place, durationMs } = build;
  const time = format.duration(durationMs ?? 0);
  const said =
    status === "QUEUED"
      ? words.service.buildWaits(place ?? 0)
      : status === "RUNNING"
        ? words.service.buildRuns(time)
        : words.service.buildEnded[status](time);
  const lines = linesOf(text);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2" data-build={status}>
      <p role="status" className="text-quiet">
        {said}
      </p>
      {problem && <Failed problem={problem} />}
      {lines.length === 0 ? (
        status !== "QUEUED" && <p className="text-quiet">{words.service.buildSilent}</p>
      ) : (
        <Log label={words.service.buildOf(n)} lines={lines} isLive={!isOver(status)} />
      )}
    </div>
  );
}

interface Known {
  build: Build | undefined;
  /** All that was read so far. */
  text: string;
  problem: Problem | undefined;
}

function useBuild(id: string): Known {
  const [known, setKnown] = useState<Known>({ build: undefined, text: "", problem: undefined });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    let from = 0;
    let text = "";
    const look = async () => {
      try {
        const { deploymentBuild: build } = await ask(ServiceBuildLogDocument, { id, from });
        if (isGone || build === null) return;
        text += build.log;
        from = build.next;
        setKnown({ build, text, problem: undefined });
        if (isOver(build.status)) return;
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        if (isGone) return;
        setKnown((old) => ({ ...old, problem: error.problem }));
        if (!error.problem.isLost) return;
      }
      timer = setTimeout(() => void look(), LOOK_EVERY_MS);
    };
    void look();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [id]);
  return known;
}

function isOver(status: Build["status"]): status is "SUCCEEDED" | "FAILED" {
  return status === "SUCCEEDED" || status === "FAILED";
}

function linesOf(text: string): LogLine[] {
  const lines = text.split("\n");
  if (lines.at(-1) === "") lines.pop();
  return lines.map((message, index) => ({ id: String(index), at: null, level: null, message }));
}
