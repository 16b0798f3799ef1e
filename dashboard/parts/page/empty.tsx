import type { ReactNode } from "react";
import { Icon, type IconName } from "../ui/icon.tsx";

interface EmptyProps {
  icon: IconName;
  title: string;
  /** What could be here, and how it gets here. */
  hint: string;
  /** The first thing to do. */
  action?: ReactNode;
}

/** The second look: it was asked, and there is nothing. */
export function Empty({ icon, title, hint, action }: EmptyProps) {
  return (
    <div className="grid justify-items-center gap-1 rounded-lg border border-dashed border-edge px-6 py-14 text-center">
      <div className="mb-2 grid size-10 place-items-center rounded-full bg-raised text-quiet">
        <Icon name={icon} className="size-5" />
      </div>
      <h2 className="font-semibold">{title}</h2>
      <p className="max-w-md text-quiet">{hint}</p>
      {action !== undefined && <div className="mt-4">{action}</div>}
    </div>
  );
}
