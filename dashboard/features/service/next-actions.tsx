import { Link } from "@tanstack/react-router";
import { useAction } from "../../data/use-action.ts";
import {
  ServiceBackDocument,
  type ServiceFragment,
  type ServiceStateQuery,
} from "../../generated/service.ts";
import { Button, buttonStyle } from "../../parts/ui/button.tsx";
import { Icon } from "../../parts/ui/icon.tsx";
import { safeLink } from "../../parts/ui/safe-link.ts";
import { say } from "../../parts/ui/say.ts";
import { useWords, type Words } from "../../words/language.ts";

type Next = NonNullable<ServiceStateQuery["serviceSnapshot"]>["nextActions"][number];

interface NextActionsProps {
  service: ServiceFragment;
  actions: readonly Next[];
  again: () => void;
}

/** What to do next, one sentence each, with its button. */
export function NextActions({ service, actions, again }: NextActionsProps) {
  const { words } = useWords();
  if (actions.length === 0) return null;
  return (
    <ul className="grid divide-y divide-line rounded-lg border border-line bg-surface">
      {actions.map((one) => (
        <li key={one.action} className="flex flex-wrap items-center justify-between gap-3 px-4 py-2.5">
          <span className="flex min-w-0 items-center gap-2">
            <Icon
              name={one.action === "fix_deployment" ? "warning" : "info"}
              className="shrink-0 text-quiet"
            />
            {said(one, service, words)}
          </span>
          <ActionButton service={service} action={one.action} again={again} />
        </li>
      ))}
    </ul>
  );
}

const UNDO_DAYS = 7;

/** In the language of the page; what went wrong in the words of the server, which knows why. */
function said({ action, message }: Next, { url }: ServiceFragment, words: Words): string {
  const { next } = words.service;
  switch (action) {
    case "restore":
      return next.restore(UNDO_DAYS);
    case "open":
      return url === null ? message : next.open(url);
    case "deploy":
    case "wait":
    case "apply_secrets":
      return next[action];
    default:
      return message;
  }
}

function ActionButton({
  service,
  action,
  again,
}: {
  service: ServiceFragment;
  action: string;
  again: () => void;
}) {
  const { words } = useWords();
  const { run, isBusy } = useAction(ServiceBackDocument);
  const link = service.url === null ? null : safeLink(service.url);
  if (action === "restore")
    return (
      <Button
        size="small"
        isBusy={isBusy}
        onClick={() =>
          void run({ id: service.id }).then(({ problem }) => {
            if (problem) say({ title: problem.message, description: problem.advice });
            again();
          })
        }
      >
        {words.service.restore}
      </Button>
    );
  if (action === "open" && link !== null)
    return (
      <a href={link} target="_blank" rel="noopener noreferrer" className={buttonStyle({ size: "small" })}>
        {words.service.open}
      </a>
    );
  if (action === "deploy" || action === "fix_deployment")
    return (
      <Link to="/services/new" className={buttonStyle({ size: "small" })}>
        {words.service.deploy}
      </Link>
    );
  return null;
}
