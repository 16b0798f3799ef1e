import { useData } from "../../data/use-data.ts";
import { MoneyStateDocument } from "../../generated/money.ts";
import { PageHead } from "../../parts/page/page-head.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { useUrlState } from "../../parts/page/url-state.ts";
import { Tabs } from "../../parts/ui/tabs.tsx";
import { useWords } from "../../words/language.ts";
import { Balance } from "./balance.tsx";
import { Invoices } from "./invoices.tsx";
import { Ledger } from "./ledger.tsx";
import { Overview } from "./overview.tsx";

type Tab = "overview" | "ledger" | "invoices";

/** Plan, balance and payments; what was booked; invoices. */
export function Page() {
  const { words } = useWords();
  const [tab, setTab] = useUrlState<Tab>("tab", "overview");
  const found = useData(MoneyStateDocument, {});
  return (
    <>
      <PageHead title={words.money.title} intro={words.money.intro} />
      <Shown of={found}>
        {({ billing }) =>
          billing && (
            <div className="grid grid-cols-1 gap-4">
              <Balance billing={billing} />
              <Tabs<Tab>
                value={tab}
                onChange={setTab}
                tabs={[
                  {
                    name: "overview",
                    label: words.money.overview,
                    content: <Overview billing={billing} again={found.again} />,
                  },
                  { name: "ledger", label: words.money.ledger, content: <Ledger /> },
                  { name: "invoices", label: words.money.invoices, content: <Invoices /> },
                ]}
              />
            </div>
          )
        }
      </Shown>
    </>
  );
}
