import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Failed } from "../../parts/page/failed.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { useWords } from "../../words/language.ts";
import type { Example } from "./example.ts";
import type { Kept } from "./kept.ts";
import { useEstimate } from "./use-estimate.ts";
import { useRun } from "./use-run.ts";

/** So many Records show what it is like. */
const RECORDS = 25;

/** One press runs an example where that asks nobody, else it fills in the form. */
export function ExampleActions({ scraper, operation }: Example) {
  const { words } = useWords();
  const navigate = useNavigate();
  const [sent, setSent] = useState<Kept["sent"]>(null);
  const { run, isBusy, problem } = useRun({ sent, keep: (change) => setSent(change.sent) });
  const input = {
    ...{ scraper: scraper.id, limit: RECORDS },
    input: { operation: operation.name, ...(operation.canary.input as object) },
  };
  const { estimate } = useEstimate(input);
  const fill = () =>
    void navigate({
      to: "/requests/new",
      search: { scraper: scraper.id, operation: operation.name, example: "yes" },
    });
  return (
    <>
      {estimate?.isDemo && <p className="max-w-md text-quiet">{words.newRequest.isDemo}</p>}
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        {estimate?.isDemo && (
          <Button look="main" icon="play" isBusy={isBusy} onClick={() => void run(input)}>
            {words.newRequest.runDemo}
          </Button>
        )}
        <Button icon="edit" onClick={fill}>
          {words.newRequest.example}
        </Button>
      </div>
      {problem && (
        <div className="mt-4 text-left">
          <Failed problem={problem} />
        </div>
      )}
    </>
  );
}
