import { useAction } from "../../data/use-action.ts";
import {
  ServiceRollBackDocument,
  type DeploymentFragment,
  type ServiceFragment,
} from "../../generated/service.ts";
import { Empty } from "../../parts/page/empty.tsx";
import { useUrlState } from "../../parts/page/url-state.ts";
import { Ago } from "../../parts/ui/ago.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { say } from "../../parts/ui/say.ts";
import { useWords } from "../../words/language.ts";
import { DeploymentBadge, isSettled } from "./badges.tsx";
import { BuildLog } from "./build-log.tsx";

interface DeploymentsProps {
  service: ServiceFragment;
  /** Newest first. */
  deploys: readonly DeploymentFragment[];
  /** Ids of those that are or were built on the server, and those that still are. */
  builds: { all: ReadonlySet<string>; open: ReadonlySet<string> };
  again: () => void;
}

/** What was uploaded, why it is not served, and the way back to what was. */
export function Deployments({ service, deploys, builds, again }: DeploymentsProps) {
  const { words, format } = useWords();
  const [opened, setOpened] = useUrlState("build", "");
  const { run, isBusy } = useAction(ServiceRollBackDocument);
  if (deploys.length === 0)
    return <Empty icon="upload" title={words.service.noDeployment} hint={words.service.noDeploymentHint} />;
  const goTo = async (to: DeploymentFragment, back: string | null) => {
    const { problem } = await run({ id: service.id, to: to.id });
    again();
    if (problem) {
      say({ title: problem.message, description: problem.advice });
      return;
    }
    const before = deploys.find(({ id }) => id === back);
    say({
      title: words.service.rolledBack(to.n),
      ...(before && { action: { label: words.service.undo, run: () => void goTo(before, null) } }),
    });
  };
  return (
    <ul className="grid divide-y divide-line rounded-lg border border-line bg-surface">
      {deploys.map((one) => (
        <li key={one.id} className="grid gap-1 px-4 py-3" data-deployment={one.n}>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h3 className="font-medium">{words.service.deployment(one.n)}</h3>
            <DeploymentBadge status={one.status} />
            <span className="text-quiet">
              <Size deployment={one} />
            </span>
            <span className="grow" />
            <span className="text-quiet">
              <Ago at={one.createdAt} />
              {isSettled(one.status) && <>, {words.service.took(format.duration(durationOf(one)))}</>}
            </span>
            {builds.all.has(one.id) && !builds.open.has(one.id) && (
              <Button
                size="small"
                look="ghost"
                aria-expanded={opened === one.id}
                aria-label={words.service.buildOf(one.n)}
                onClick={() => setOpened(opened === one.id ? "" : one.id)}
              >
                {words.service.build}
              </Button>
            )}
            {one.status === "SUPERSEDED" && service.status === "ACTIVE" && (
              <Button
                size="small"
                isBusy={isBusy}
                aria-label={words.service.rollBackTo(one.n)}
                onClick={() => void goTo(one, service.activeDeploymentId)}
              >
                {words.service.rollBack}
              </Button>
            )}
          </div>
          {one.failure && <p className="text-bad">{one.failure.message}</p>}
          {(builds.open.has(one.id) || (opened === one.id && builds.all.has(one.id))) && (
            <BuildLog deploymentId={one.id} n={one.n} />
          )}
          {one.warnings.map(({ reason, message }) => (
            <p key={reason} className="text-warn">
              {message}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** From its upload until it was ready, or known to fail. */
function durationOf({ createdAt, changedAt }: DeploymentFragment): number {
  return new Date(changedAt).getTime() - new Date(createdAt).getTime();
}

function Size({ deployment: { workerBytes, staticFiles, staticBytes } }: { deployment: DeploymentFragment }) {
  const { words, format } = useWords();
  const parts = [
    workerBytes === null || workerBytes === 0 ? null : words.service.workerOf(format.bytes(workerBytes)),
    staticFiles === 0 ? null : words.service.filesOf(format.number(staticFiles), format.bytes(staticBytes)),
  ];
  return parts.filter((part) => part !== null).join(", ");
}
