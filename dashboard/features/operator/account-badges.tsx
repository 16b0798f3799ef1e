import type { OperatorAccountFragment } from "../../generated/operator.ts";
import { Badge } from "../../parts/ui/badge.tsx";
import { useWords } from "../../words/language.ts";

/** What is unusual about an account. */
export function AccountBadges({ account }: { account: OperatorAccountFragment }) {
  const { words } = useWords();
  const { accounts } = words.operator;
  if (account.erasedAt !== null) return <Badge>{accounts.erased}</Badge>;
  if (account.closedAt !== null) return <Badge tone="warn">{accounts.closed}</Badge>;
  return (
    <>
      {account.email === null && <Badge>{accounts.nobody}</Badge>}
      {account.isLocal && <Badge tone="accent">{accounts.local}</Badge>}
      {account.mayHost && <Badge tone="accent">{accounts.mayHost}</Badge>}
      {!account.billingActive && <Badge tone="warn">{accounts.noPlan}</Badge>}
    </>
  );
}
