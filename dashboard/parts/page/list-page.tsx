import type { ReactNode } from "react";
import { PageHead } from "./page-head.tsx";

interface ListPageProps {
  title: string;
  intro?: ReactNode;
  actions?: ReactNode;
  /** A row of what narrows the list; what is chosen stands in the URL. */
  filters?: ReactNode;
  children: ReactNode;
}

export function ListPage({ title, intro, actions, filters, children }: ListPageProps) {
  return (
    <>
      <PageHead title={title} intro={intro} actions={actions} />
      {filters !== undefined && <div className="mb-4 flex flex-wrap items-center gap-2">{filters}</div>}
      {children}
    </>
  );
}
