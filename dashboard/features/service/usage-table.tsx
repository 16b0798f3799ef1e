import { Link } from "@tanstack/react-router";
import type { ServiceStateQuery } from "../../generated/service.ts";
import { Table } from "../../parts/table/table.tsx";
import { useWords } from "../../words/language.ts";

type Usage = NonNullable<ServiceStateQuery["serviceSnapshot"]>["accountUsage"];

/** What the account used this month of what services are counted by; caps are on the page of usage. */
export function UsageTable({ usage }: { usage: Usage }) {
  const { words } = useWords();
  const { usageColumns } = words.service;
  return (
    <>
      <Table
        label={words.service.tabs.usage}
        rows={usage}
        keyOf={({ meter }) => meter}
        columns={[
          { id: "meter", title: usageColumns.meter, type: "text", value: ({ title }) => title },
          { id: "today", title: usageColumns.today, type: "number", value: ({ today }) => today },
          { id: "used", title: usageColumns.month, type: "number", value: ({ used }) => used },
          { id: "unit", title: usageColumns.unit, type: "text", isForWide: true, value: ({ unit }) => unit },
        ]}
      />
      <p className="mt-3 text-quiet">
        {words.service.usageHint}{" "}
        <Link to="/usage" className="text-accent hover:underline">
          {words.usage.title}
        </Link>
      </p>
    </>
  );
}
