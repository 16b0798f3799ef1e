import { useData } from "../../data/use-data.ts";
import { useRepeat } from "../../data/use-repeat.ts";
import {
  ServiceDetailDocument,
  ServiceStateDocument,
  type ServiceFragment,
} from "../../generated/service.ts";
import { DetailPage } from "../../parts/page/detail-page.tsx";
import { Facts } from "../../parts/page/facts.tsx";
import { NotFound } from "../../parts/page/not-found.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { useParam, useUrlState } from "../../parts/page/url-state.ts";
import { Ago } from "../../parts/ui/ago.tsx";
import { Card } from "../../parts/ui/card.tsx";
import { CopyButton } from "../../parts/ui/copy-button.tsx";
import { safeLink } from "../../parts/ui/safe-link.ts";
import { Tabs } from "../../parts/ui/tabs.tsx";
import { useWords } from "../../words/language.ts";
import { Actions } from "./actions.tsx";
import { isSettled, ServiceBadge } from "./badges.tsx";
import { Deployments } from "./deployments.tsx";
import { Logs } from "./logs.tsx";
import { NextActions } from "./next-actions.tsx";
import { resourceCounts } from "./resource-count.ts";
import { Secrets } from "./secrets.tsx";
import { UsagePart } from "./usage-part.tsx";

const LOOK_EVERY_MS = 500;
type TabName = "deployments" | "logs" | "env" | "usage";

/** One service: where it is served, what was deployed of it, and what to do next. */
export function Page() {
  const id = useParam("id");
  const found = useData(ServiceDetailDocument, { id });
  return (
    <Shown of={found}>
      {({ service }) =>
        service === null ? <NotFound /> : <Detail key={service.id} service={service} again={found.again} />
      }
    </Shown>
  );
}

function Detail({ service, again }: { service: ServiceFragment; again: () => void }) {
  const { words, format } = useWords();
  const [tab, setTab] = useUrlState<TabName>("tab", "deployments");
  const found = useData(ServiceStateDocument, { id: service.id });
  const deploys = found.data?.serviceSnapshot?.deploys ?? [];
  const all = () => {
    again();
    found.again();
  };
  // A host checks what was uploaded, and switches.
  useRepeat(
    deploys.some(({ status }) => !isSettled(status)),
    all,
    LOOK_EVERY_MS,
  );
  const link = service.url === null ? null : safeLink(service.url);
  return (
    <DetailPage
      title={service.name}
      parent={{ title: words.service.title, to: "/services" }}
      intro={
        link === null ? (
          service.slug
        ) : (
          <a href={link} target="_blank" rel="noopener noreferrer" className="text-accent hover:underline">
            {link}
          </a>
        )
      }
      badges={<ServiceBadge status={service.status} />}
      actions={<Actions service={service} again={all} />}
    >
      <Shown of={found}>
        {({ serviceSnapshot: state }) =>
          state && (
            <>
              <NextActions service={service} actions={state.nextActions} again={all} />
              <Card>
                <Facts
                  rows={[
                    [words.service.columns.kind, words.service.kinds[service.kind]],
                    [
                      words.service.columns.id,
                      <span key="id" className="inline-flex flex-wrap items-center gap-1">
                        <code>{service.id}</code>
                        <CopyButton text={service.id} label={words.service.columns.id} />
                      </span>,
                    ],
                    [
                      words.service.columns.capabilities,
                      service.enabledCapabilities.map((one) => words.service.capabilities[one]).join(", ") ||
                        words.page.none,
                    ],
                    [
                      words.service.columns.resources,
                      resourceCounts(service.resourceCounts, words.service.resourceKinds)
                        .map(({ name, count }) => `${name} ${format.number(count)}`)
                        .join(", ") || words.page.none,
                    ],
                    [words.service.columns.created, <Ago key="created" at={service.createdAt} />],
                  ]}
                />
              </Card>
              <Tabs<TabName>
                value={tab}
                onChange={setTab}
                tabs={[
                  {
                    name: "deployments",
                    label: words.service.tabs.deployments,
                    count: format.number(state.deploys.length),
                    content: (
                      <Deployments
                        service={service}
                        deploys={state.deploys}
                        builds={{
                          all: new Set(state.builds.map(({ id: one }) => one)),
                          open: new Set(
                            state.builds
                              .filter(({ status }) => status === "queued" || status === "running")
                              .map(({ id: one }) => one),
                          ),
                        }}
                        again={all}
                      />
                    ),
                  },
                  {
                    name: "logs",
                    label: words.service.tabs.logs,
                    content: <Logs serviceId={service.id} />,
                  },
                  {
                    name: "env",
                    label: words.service.tabs.env,
                    content: <Secrets serviceId={service.id} />,
                  },
                  {
                    name: "usage",
                    label: words.service.tabs.usage,
                    content: <UsagePart serviceId={service.id} kind={service.kind} />,
                  },
                ]}
              />
            </>
          )
        }
      </Shown>
    </DetailPage>
  );
}
