import { Link } from "@tanstack/react-router";
import type { HomeRequestFragment } from "../../generated/home.ts";
import { Ago } from "../../parts/ui/ago.tsx";
import { Card } from "../../parts/ui/card.tsx";
import { ProgressBadge } from "../../parts/ui/progress-badge.tsx";
import { useWords } from "../../words/language.ts";

interface NewestRequestsProps {
  running: HomeRequestFragment[];
  newest: HomeRequestFragment[];
}

/** What runs now, then what ran last. */
export function NewestRequests({ running, newest }: NewestRequestsProps) {
  const { words } = useWords();
  const ids = new Set(running.map(({ id }) => id));
  const ended = newest.filter(({ id }) => !ids.has(id));
  const all = (
    <Link to="/requests" className="text-accent hover:underline">
      {words.home.allRequests}
    </Link>
  );
  return (
    <>
      {running.length > 0 && (
        <Card title={words.home.running}>
          <Rows requests={running} />
        </Card>
      )}
      {ended.length > 0 && (
        <Card title={words.home.newest} actions={all}>
          <Rows requests={ended} />
        </Card>
      )}
    </>
  );
}

function Rows({ requests }: { requests: HomeRequestFragment[] }) {
  const { words, format } = useWords();
  return (
    <ul className="-mx-4 -mb-4 divide-y divide-line border-t border-line">
      {requests.map(({ id, scraper, operation, status, recordCount, limit, createdAt, ...cost }) => (
        <li
          key={id}
          className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 px-4 py-2 hover:bg-raised/50 md:grid-cols-[minmax(0,1fr)_7rem_12rem_6rem_7rem]"
        >
          <Link to={`/requests/${id}`} className="truncate font-medium after:absolute after:inset-0">
            {scraper.title} <span className="font-normal text-quiet">{operation}</span>
          </Link>
          <span className="justify-self-end md:justify-self-start">
            <ProgressBadge state={status} names={words.request.status} />
          </span>
          <span className="text-quiet md:text-right">
            {words.home.records(format.number(recordCount), format.number(limit))}
          </span>
          <span className="text-right">
            {format.usd(cost.finalCostUsdMicros ?? cost.estimatedCostUsdMicros)}
          </span>
          <span className="hidden text-right text-quiet md:block">
            <Ago at={createdAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
