import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { NewRequestCatalogQuery } from "../../generated/new-request.ts";
import { Failed } from "../../parts/page/failed.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { Icon } from "../../parts/ui/icon.tsx";
import { useWords } from "../../words/language.ts";
import type { Kept } from "./kept.ts";
import { useEstimate } from "./use-estimate.ts";
import { useRun } from "./use-run.ts";

type Scraper = NewRequestCatalogQuery["scrapers"][number];
type Operation = Scraper["operations"][number];

interface Example {
  scraper: Scraper;
  operation: Operation & { canary: NonNullable<Operation["canary"]> };
}

/** So many Records show what it is like. */
const RECORDS = 25;

/** For who has chosen nothing yet: one press runs an example where that asks nobody, else it fills in the form. */
export function FirstRun({ scrapers }: { scrapers: readonly Scraper[] }) {
  const example = firstExample(scrapers);
  return example && <Offer {...example} />;
}

function Offer({ scraper, operation }: Example) {
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
      to: ".",
      search: { scraper: scraper.id, operation: operation.name, example: "yes" },
    });
  return (
    <section className="grid justify-items-center gap-1 rounded-lg border border-dashed border-edge px-6 py-12 text-center">
      <div className="mb-2 grid size-10 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon name="play" className="size-5" />
      </div>
      <h2 className="font-semibold">{words.newRequest.firstTitle}</h2>
      <p className="max-w-md text-quiet">{words.newRequest.firstHint(scraper.title, operation.title)}</p>
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
    </section>
  );
}

/** Of the operations that come with an example, one that is wholly public and what its scraper is for, if there is one. */
function firstExample(scrapers: readonly Scraper[]): Example | undefined {
  const all = scrapers.flatMap((scraper) =>
    scraper.operations.flatMap((operation) =>
      operation.canary === null ? [] : [{ scraper, operation: { ...operation, canary: operation.canary } }],
    ),
  );
  const full = all.filter(({ operation }) => operation.availability === "FULL");
  return (
    full.find(({ scraper, operation }) => scraper.defaultOperation === operation.name) ?? full[0] ?? all[0]
  );
}
