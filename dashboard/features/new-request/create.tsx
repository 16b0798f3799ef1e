import { useNavigate } from "@tanstack/react-router";
import { useData } from "../../data/use-data.ts";
import {
  NewRequestCatalogDocument,
  NewRequestScraperDocument,
  type NewRequestCatalogQuery,
} from "../../generated/new-request.ts";
import { Empty } from "../../parts/page/empty.tsx";
import { PageHead } from "../../parts/page/page-head.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { useUrlState } from "../../parts/page/url-state.ts";
import { Card } from "../../parts/ui/card.tsx";
import { Combobox } from "../../parts/ui/combobox.tsx";
import { Field } from "../../parts/ui/field.tsx";
import { useWords } from "../../words/language.ts";
import { FirstRun } from "./first-run.tsx";
import { OperationForm } from "./operation-form.tsx";

type Scraper = NewRequestCatalogQuery["scrapers"][number];

/** First what to read, then which, then what it costs. Scraper and operation stand in the URL. */
export function Page() {
  const { words } = useWords();
  const catalog = useData(NewRequestCatalogDocument, {});
  return (
    <>
      <PageHead title={words.newRequest.title} intro={words.newRequest.intro} />
      <Shown of={catalog}>{({ scrapers }) => <Chosen scrapers={scrapers} />}</Shown>
    </>
  );
}

function Chosen({ scrapers }: { scrapers: Scraper[] }) {
  const { words } = useWords();
  const navigate = useNavigate();
  const [id] = useUrlState("scraper", "");
  const [named] = useUrlState("operation", "");
  const scraper = scrapers.find((one) => one.id === id);
  const operation = named || scraper?.defaultOperation || scraper?.operations[0]?.name || "";
  const go = (search: { scraper: string; operation?: string }) =>
    void navigate({ to: ".", replace: true, search });
  return (
    <div className="grid gap-4">
      <Card className="grid gap-4 sm:grid-cols-2">
        <Field label={words.newRequest.scraper}>
          {(ids) => (
            <Combobox
              id={ids.id}
              value={id}
              placeholder={words.newRequest.findScraper}
              options={scrapers.filter(({ operations }) => operations.length > 0).map(scraperOption)}
              onChange={(chosen) => go({ scraper: chosen })}
            />
          )}
        </Field>
        {scraper && (
          <Field label={words.newRequest.operation}>
            {(ids) => (
              <Combobox
                key={scraper.id}
                id={ids.id}
                value={operation}
                placeholder={words.newRequest.findOperation}
                options={scraper.operations.map((one) => ({
                  value: one.name,
                  label: one.title,
                  words: one.aliases.join(" "),
                  note: one.availability === "FULL" ? one.name : words.scraper.availability[one.availability],
                }))}
                onChange={(chosen) => go({ scraper: scraper.id, operation: chosen })}
              />
            )}
          </Field>
        )}
      </Card>
      {scraper ? (
        <OfScraper key={`${scraper.id} ${operation}`} id={scraper.id} operation={operation} />
      ) : (
        <FirstRun scrapers={scrapers} />
      )}
    </div>
  );
}

function OfScraper({ id, operation }: { id: string; operation: string }) {
  const { words } = useWords();
  const found = useData(NewRequestScraperDocument, { id });
  return (
    <Shown of={found}>
      {({ scraper }) => {
        const open = scraper?.operations.find((one) => one.name === operation);
        return scraper && open ? (
          <OperationForm scraper={scraper} operation={open} />
        ) : (
          <Empty icon="search" title={words.newRequest.notThere} hint={words.newRequest.notThereHint} />
        );
      }}
    </Shown>
  );
}

function scraperOption({ id, title, operations }: Scraper) {
  return {
    value: id,
    label: title,
    note: id,
    words: operations.flatMap((one) => [one.name, one.title, ...one.aliases]).join(" "),
  };
}
