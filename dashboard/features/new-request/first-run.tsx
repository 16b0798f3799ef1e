import type { NewRequestCatalogQuery } from "../../generated/new-request.ts";
import { Icon } from "../../parts/ui/icon.tsx";
import { useWords } from "../../words/language.ts";
import { ExampleActions } from "./example-actions.tsx";
import { firstExample } from "./example.ts";

/** For who has chosen nothing yet: what runs at one press. */
export function FirstRun({ scrapers }: { scrapers: NewRequestCatalogQuery["scrapers"] }) {
  const { words } = useWords();
  const example = firstExample(scrapers);
  if (example === undefined) return null;
  const { scraper, operation } = example;
  return (
    <section className="grid justify-items-center gap-1 rounded-lg border border-dashed border-edge px-6 py-12 text-center">
      <div className="mb-2 grid size-10 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon name="play" className="size-5" />
      </div>
      <h2 className="font-semibold">{words.newRequest.firstTitle}</h2>
      <p className="max-w-md text-quiet">{words.newRequest.firstHint(scraper.title, operation.title)}</p>
      <ExampleActions {...example} />
    </section>
  );
}
