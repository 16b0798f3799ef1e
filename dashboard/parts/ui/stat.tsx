import type { ReactNode } from "react";

interface StatProps {
  label: string;
  value: ReactNode;
  /** One line below, such as what it is measured against. */
  note?: ReactNode;
}

/** One number with its name. Several stand in a `Stats`. */
export function Stat({ label, value, note }: StatProps) {
  return (
    <div className="min-w-0 px-4 py-3">
      <dt className="text-xs text-quiet">{label}</dt>
      <dd className="mt-0.5 truncate text-lg font-semibold">{value}</dd>
      {note !== undefined && <dd className="truncate text-xs text-quiet">{note}</dd>}
    </div>
  );
}

export function Stats({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-surface md:grid-cols-4">
      {children}
    </dl>
  );
}
