import { Link } from "@tanstack/react-router";
import { useData } from "../../data/use-data.ts";
import { OperatorRequestDetailDocument, type OperatorRequestDetailQuery } from "../../generated/operator.ts";
import { DetailPage } from "../../parts/page/detail-page.tsx";
import { Facts } from "../../parts/page/facts.tsx";
import { NotFound } from "../../parts/page/not-found.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { Card } from "../../parts/ui/card.tsx";
import { JsonView } from "../../parts/ui/json-view.tsx";
import { ProgressBadge } from "../../parts/ui/progress-badge.tsx";
import { useWords } from "../../words/language.ts";
import { pageOfOne } from "./for-operator.tsx";
import { Recordings } from "./recordings.tsx";
import { RunLog } from "./run-log.tsx";

type Request = NonNullable<OperatorRequestDetailQuery["operatorRequest"]>;

/** One Request of any account: why it went as it did. */
export const Page = pageOfOne(Detail);

function Detail({ id }: { id: string }) {
  const { words } = useWords();
  const found = useData(OperatorRequestDetailDocument, { id });
  return (
    <Shown of={found}>
      {({ operatorRequest: request, operatorRecordings: { nodes } }) =>
        request === null ? (
          <NotFound />
        ) : (
          <DetailPage
            title={`${request.scraperId} ${request.operation}`}
            parent={{ title: words.operator.requests.title, to: "/operator/requests" }}
            intro={request.id}
            badges={<ProgressBadge state={request.status} names={words.request.status} />}
          >
            <WhyItFailed request={request} />
            {nodes.length > 0 && (
              <Card title={words.operator.requests.recordings}>
                <Recordings recordings={nodes} />
              </Card>
            )}
            <About request={request} />
            <Card title={words.request.tabs.log}>
              <RunLog label={words.request.tabs.log} lines={request.runLog} />
            </Card>
          </DetailPage>
        )
      }
    </Shown>
  );
}

function WhyItFailed({ request: { error } }: { request: Request }) {
  const { words } = useWords();
  if (error === null) return null;
  return (
    <div role="alert" className="rounded-lg border border-line border-l-4 border-l-bad bg-surface p-4">
      <p className="font-medium">{error.message}</p>
      <p className="mt-1 text-xs text-quiet">
        <code>{error.code}</code>{" "}
        <a href={error.docsUrl} className="text-accent underline">
          {words.page.explain}
        </a>
      </p>
    </div>
  );
}

function About({ request }: { request: Request }) {
  const { words, format } = useWords();
  const { operator, request: say } = words;
  const { progress } = request;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card>
        <Facts
          rows={[
            [
              operator.account,
              <Link
                key="account"
                to={`/operator/accounts/${request.accountId}`}
                className="font-mono text-xs break-all text-accent hover:underline"
              >
                {request.accountId}
              </Link>,
            ],
            [say.columns.records, format.number(request.recordCount)],
            [say.columns.cost, format.usd(request.finalCostUsdMicros ?? request.estimatedCostUsdMicros)],
            [operator.requests.attempts, format.number(request.attempt)],
            [say.columns.created, format.moment(request.createdAt)],
            [
              operator.requests.finished,
              request.finishedAt === null ? "–" : format.moment(request.finishedAt),
            ],
            [say.columns.duration, request.durationMs === null ? "–" : format.duration(request.durationMs)],
            [say.pages, format.number(progress.pagesFetched)],
            [say.retries, format.number(progress.retries)],
            [say.dropped, format.number(progress.dropped)],
            ...progress.warnings.map(({ code, count }) => [code, format.number(count)] as const),
          ]}
        />
      </Card>
      <Card title={say.tabs.input}>
        <JsonView value={request.input} />
      </Card>
    </div>
  );
}
