import { Link } from "@tanstack/react-router";
import { useAction } from "../../data/use-action.ts";
import { useData } from "../../data/use-data.ts";
import {
  OperatorAccountDetailDocument,
  OperatorAccountHostingDocument,
  type OperatorAccountFragment,
} from "../../generated/operator.ts";
import { DetailPage } from "../../parts/page/detail-page.tsx";
import { Facts } from "../../parts/page/facts.tsx";
import { NotFound } from "../../parts/page/not-found.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { Button, buttonStyle } from "../../parts/ui/button.tsx";
import { Card } from "../../parts/ui/card.tsx";
import { Stat, Stats } from "../../parts/ui/stat.tsx";
import { say } from "../../parts/ui/say.ts";
import { useWords } from "../../words/language.ts";
import { AccountBadges } from "./account-badges.tsx";
import { pageOfOne } from "./for-operator.tsx";

/** One account: who owns it, and what it has and spends. */
export const Page = pageOfOne(Detail);

function Detail({ id }: { id: string }) {
  const found = useData(OperatorAccountDetailDocument, { id });
  return (
    <Shown of={found}>
      {({ operatorAccount }) =>
        operatorAccount ? <One account={operatorAccount} again={found.again} /> : <NotFound />
      }
    </Shown>
  );
}

function One({ account, again }: { account: OperatorAccountFragment; again: () => void }) {
  const { words, format } = useWords();
  const { operator } = words;
  const { accounts } = operator;
  const when = (at: string | null) => (at === null ? "–" : format.moment(at));
  return (
    <DetailPage
      title={account.email ?? (account.name || account.id)}
      parent={{ title: accounts.title, to: "/operator/accounts" }}
      intro={account.id}
      badges={<AccountBadges account={account} />}
      actions={
        <>
          <Link to={`/operator/requests?account=${account.id}`} className={buttonStyle()}>
            {accounts.seeRequests}
          </Link>
          {!account.isLocal && account.closedAt === null && <HostingButton account={account} again={again} />}
          <Link to={`/operator/ledger?account=${account.id}`} className={buttonStyle()}>
            {accounts.verify}
          </Link>
        </>
      }
    >
      <Stats>
        <Stat
          label={accounts.balance}
          value={format.usd(account.availableUsdMicros)}
          note={`${accounts.held}: ${format.usd(account.heldUsdMicros)}`}
        />
        <Stat label={accounts.open} value={format.number(account.openRequests)} />
        <Stat label={accounts.records} value={format.number(account.recentRecords)} />
        <Stat label={accounts.spend} value={format.usd(account.recentSpendUsdMicros)} />
      </Stats>
      <Card>
        <Facts
          rows={[
            [accounts.owner, account.email ?? accounts.nobody],
            [operator.account, account.name === "" ? "–" : account.name],
            [accounts.plan, account.plan],
            [accounts.made, when(account.createdAt)],
            [accounts.claimed, when(account.claimedAt)],
            ...(account.closedAt === null
              ? []
              : ([
                  [accounts.closed, when(account.closedAt)],
                  [accounts.eraseAt, when(account.eraseAt)],
                ] as const)),
            ...(account.erasedAt === null ? [] : [[accounts.erased, when(account.erasedAt)] as const]),
          ]}
        />
      </Card>
    </DetailPage>
  );
}

/** Lets it deploy services where not all may, or no more. */
function HostingButton({
  account: { id, mayHost },
  again,
}: {
  account: OperatorAccountFragment;
  again: () => void;
}) {
  const { accounts } = useWords().words.operator;
  const { run, isBusy } = useAction(OperatorAccountHostingDocument);
  const change = async () => {
    const { problem } = await run({ id, allowed: !mayHost });
    if (problem) say({ title: problem.message, description: problem.advice });
    again();
  };
  return (
    <Button isBusy={isBusy} onClick={() => void change()}>
      {mayHost ? accounts.deny : accounts.allow}
    </Button>
  );
}
