import { Link } from "@tanstack/react-router";
import { useData } from "../../data/use-data.ts";
import { OperatorAccountDetailDocument, type OperatorAccountFragment } from "../../generated/operator.ts";
import { DetailPage } from "../../parts/page/detail-page.tsx";
import { Facts } from "../../parts/page/facts.tsx";
import { NotFound } from "../../parts/page/not-found.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { buttonStyle } from "../../parts/ui/button.tsx";
import { Card } from "../../parts/ui/card.tsx";
import { Stat, Stats } from "../../parts/ui/stat.tsx";
import { useWords } from "../../words/language.ts";
import { AccountBadges } from "./account-badges.tsx";
import { pageOfOne } from "./for-operator.tsx";

/** One account: who owns it, and what it has and spends. */
export const Page = pageOfOne(Detail);

function Detail({ id }: { id: string }) {
  const found = useData(OperatorAccountDetailDocument, { id });
  return (
    <Shown of={found}>
      {({ operatorAccount }) => (operatorAccount ? <One account={operatorAccount} /> : <NotFound />)}
    </Shown>
  );
}

function One({ account }: { account: OperatorAccountFragment }) {
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
