import type { ReactNode } from "react";
import { PageHead } from "./page-head.tsx";

interface DetailPageProps {
  title: string;
  parent: { title: string; to: string };
  intro?: ReactNode;
  badges?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function DetailPage({ children, ...head }: DetailPageProps) {
  return (
    <>
      <PageHead {...head} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
    </>
  );
}
