import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";

export interface Tab<Name extends string> {
  name: Name;
  label: string;
  /** Behind the label, such as how many there are. */
  count?: string;
  content: ReactNode;
}

interface TabsProps<Name extends string> {
  value: Name;
  onChange: (name: Name) => void;
  tabs: readonly Tab<Name>[];
}

/** Which one is open is the caller's to keep: in the URL, mostly. */
export function Tabs<Name extends string>({ value, onChange, tabs }: TabsProps<Name>) {
  return (
    <Base.Root value={value} onValueChange={(name: Name) => onChange(name)}>
      <Base.List className="flex gap-5 overflow-x-auto border-b border-line">
        {tabs.map(({ name, label, count }) => (
          <Base.Tab
            key={name}
            value={name}
            className="-mb-px flex items-center gap-1.5 border-b-2 border-transparent px-0.5 py-2 font-medium whitespace-nowrap text-quiet -outline-offset-2 hover:text-ink data-active:border-accent data-active:text-ink"
          >
            {label}
            {count !== undefined && <span className="rounded-full bg-raised px-1.5 text-xs">{count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ name, content }) => (
        <Base.Panel key={name} value={name} className="pt-4">
          {content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
