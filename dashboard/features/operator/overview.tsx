import { keepOperatorToken } from "../../data/operator-token.ts";
import { useData } from "../../data/use-data.ts";
import { useRepeat } from "../../data/use-repeat.ts";
import {
  OperatorLedgerDocument,
  OperatorOverviewDocument,
  type OperatorLedgerQuery,
} from "../../generated/operator.ts";
import { Failed } from "../../parts/page/failed.tsx";
import { PageHead } from "../../parts/page/page-head.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { AttentionCard } from "../../parts/shell/attention-card.tsx";
import { useNow } from "../../parts/ui/ago.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { Icon } from "../../parts/ui/icon.tsx";
import { Stat, Stats } from "../../parts/ui/stat.tsx";
import { say } from "../../parts/ui/say.ts";
import { useWords } from "../../words/language.ts";
import { ForOperator } from "./for-operator.tsx";
import { DiskStat, WaitingStat } from "./host-stats.tsx";
import { problemsOf, type Overview } from "./problems.ts";

const WATCH_MS = 15_000;

/** What is wrong on the server, and where to mend it. */
export function Page() {
  return (
    <ForOperator>
      <All />
    </ForOperator>
  );
}

function All() {
  const { words } = useWords();
  const found = useData(OperatorOverviewDocument, {});
  // It reads every entry there is: the rest does not wait for it, and it is not asked again and again.
  const ledger = useData(OperatorLedgerDocument, { accountId: null });
  useRepeat(true, found.again, WATCH_MS);
  const forget = () => {
    keepOperatorToken(null);
    say({ title: words.operator.isForgotten });
  };
  return (
    <>
      <PageHead
        title={words.operator.title}
        intro={words.operator.intro}
        actions={
          <Button icon="out" onClick={forget}>
            {words.operator.forget}
          </Button>
        }
      />
      {ledger.problem && (
        <div className="mb-4">
          <Failed problem={ledger.problem} again={ledger.again} />
        </div>
      )}
      <Shown of={found}>
        {(overview) => (
          <div className="grid grid-cols-1 gap-4">
            <Numbers overview={overview} />
            <Problems overview={overview} ledger={ledger.data} isVerifying={ledger.isLoading} />
          </div>
        )}
      </Shown>
    </>
  );
}

function Numbers({ overview: { operatorWorkers, operatorTickets } }: { overview: Overview }) {
  const { words, format } = useWords();
  const { operator } = words;
  const { workers, disk } = operatorWorkers;
  const of = (status: string) => workers.filter((worker) => worker.status === status).length;
  const tickets = operatorTickets.nodes.length;
  return (
    <Stats>
      <Stat
        label={operator.workersRunning}
        value={format.number(of("RUNNING"))}
        note={operator.ofWorkers(of("SILENT"))}
      />
      <WaitingStat report={operatorWorkers} />
      <Stat
        label={operator.openTickets}
        value={format.number(tickets) + (operatorTickets.pageInfo.hasNextPage ? "+" : "")}
        note={operator.toAnswer(tickets)}
      />
      <DiskStat disk={disk} />
    </Stats>
  );
}

interface ProblemsProps {
  overview: Overview;
  ledger: OperatorLedgerQuery | undefined;
  isVerifying: boolean;
}

function Problems({ overview, ledger, isVerifying }: ProblemsProps) {
  const { words, format } = useWords();
  const { operator } = words;
  const now = useNow();
  const problems = problemsOf(overview, ledger, { words: operator, format, now });
  if (problems.length === 0)
    return (
      <p role="status" className="flex items-center gap-2 text-quiet">
        <Icon name={isVerifying ? "clock" : "check"} className={isVerifying ? "" : "text-good"} />
        {isVerifying ? operator.verifying : operator.allWell}
      </p>
    );
  return <AttentionCard title={operator.problems} lines={problems} />;
}
