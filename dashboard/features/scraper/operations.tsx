import { Link } from "@tanstack/react-router";
import type { ScraperDetailQuery } from "../../generated/scraper.ts";
import { Card } from "../../parts/ui/card.tsx";
import { Badge } from "../../parts/ui/badge.tsx";
import { buttonStyle } from "../../parts/ui/button.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { Icon } from "../../parts/ui/icon.tsx";
import { useUrlState } from "../../parts/page/url-state.ts";
import { useWords } from "../../words/language.ts";
import { AvailabilityBadge } from "./badges.tsx";
import { fieldsOf, type SchemaField } from "./schema-fields.ts";

type Operation = NonNullable<ScraperDetailQuery["scraper"]>["operations"][number];

interface OperationsProps {
  /** Id of the scraper. */
  scraper: string;
  operations: Operation[];
  defaultOperation: string | null;
}

/** All operations at the left, the open one at the right. Which one is open stands in the URL. */
export function Operations({ scraper, operations, defaultOperation }: OperationsProps) {
  const { words } = useWords();
  const [name, setName] = useUrlState("operation", defaultOperation ?? operations[0]?.name ?? "");
  const open = operations.find((one) => one.name === name);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <Card title={words.scraper.operationsTitle}>
        <ul className="-mx-2 grid max-h-[32rem] gap-px overflow-y-auto">
          {operations.map((one) => (
            <li key={one.name}>
              <button
                type="button"
                aria-pressed={one.name === name}
                onClick={() => setName(one.name)}
                className={classNames(
                  "flex w-full items-center justify-between gap-2 rounded-md px-2 py-1.5 text-left -outline-offset-2 hover:bg-raised",
                  one.name === name && "bg-raised font-medium",
                )}
              >
                <span className="truncate">{one.title}</span>
                {one.availability !== "FULL" && <AvailabilityBadge availability={one.availability} />}
              </button>
            </li>
          ))}
        </ul>
      </Card>
      {open && <Open scraper={scraper} operation={open} isDefault={open.name === defaultOperation} />}
    </div>
  );
}

interface OpenProps {
  scraper: string;
  operation: Operation;
  isDefault: boolean;
}

function Open({ scraper, operation, isDefault }: OpenProps) {
  const { words } = useWords();
  return (
    <Card>
      <div className="mb-1 flex flex-wrap items-center gap-2">
        <h2 className="text-base font-semibold">{operation.title}</h2>
        <code className="text-xs text-quiet">{operation.name}</code>
        <AvailabilityBadge availability={operation.availability} />
        {isDefault && <Badge>{words.scraper.isDefault}</Badge>}
        {operation.availability !== "NOT_PUBLIC" && (
          <Link
            to="/requests/new"
            search={{ scraper, operation: operation.name }}
            className={classNames(buttonStyle({ look: "main", size: "small" }), "ml-auto")}
          >
            <Icon name="play" className="size-3.5" />
            {words.scraper.run}
          </Link>
        )}
      </div>
      <p className="text-quiet">{operation.summary}</p>
      {operation.availabilityNote !== null && <p className="mt-2 text-warn">{operation.availabilityNote}</p>}
      {operation.aliases.length > 0 && (
        <p className="mt-2 text-quiet">
          {words.scraper.aliases}: <code>{operation.aliases.join(", ")}</code>
        </p>
      )}
      <Fields title={words.scraper.inputs} fields={fieldsOf(operation.inputSchema)} />
      <Fields title={words.scraper.record} fields={fieldsOf(operation.recordSchema)} />
    </Card>
  );
}

function Fields({ title, fields }: { title: string; fields: SchemaField[] }) {
  const { words } = useWords();
  if (fields.length === 0) return null;
  return (
    <section className="mt-5">
      <h3 className="mb-1 font-medium">{title}</h3>
      <dl className="grid divide-y divide-line border-y border-line">
        {fields.map(({ name, type, description, need }) => (
          <div key={name} className="grid gap-x-4 py-1.5 sm:grid-cols-[14rem_minmax(0,1fr)]">
            <dt className="min-w-0 break-words">
              <code className="text-xs">{name}</code>
              <span className="ml-2 text-xs text-quiet">
                {type}
                {need && `, ${words.scraper[need]}`}
              </span>
            </dt>
            <dd className="text-quiet">{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
