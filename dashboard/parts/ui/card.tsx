import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface CardProps {
  title?: string;
  /** Beside the title, such as a button. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Card({ title, actions, className, children }: CardProps) {
  return (
    <section className={classNames("min-w-0 rounded-lg border border-line bg-surface p-4", className)}>
      {(title !== undefined || actions !== undefined) && (
        <header className="mb-3 flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <h2 className="font-semibold">{title}</h2>
          {actions}
        </header>
      )}
      {children}
    </section>
  );
}
