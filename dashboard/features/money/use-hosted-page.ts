import { useState } from "react";
import { useAction } from "../../data/use-action.ts";
import type { Problem } from "../../data/problem.ts";
import {
  MoneyCheckoutDocument,
  MoneyPortalDocument,
  type BillingCheckoutInput,
} from "../../generated/money.ts";

interface HostedPage {
  checkout: (input: BillingCheckoutInput) => Promise<void>;
  portal: () => Promise<void>;
  /** It stays so while the browser leaves. */
  isBusy: boolean;
  problem: Problem | undefined;
}

/** Leaves for a page of the payment provider, which leads back here. */
export function useHostedPage(): HostedPage {
  const order = useAction(MoneyCheckoutDocument);
  const manage = useAction(MoneyPortalDocument);
  const [isLeaving, setLeaving] = useState(false);
  const leaveFor = (url: string | undefined) => {
    if (url === undefined) return;
    setLeaving(true);
    window.location.assign(url);
  };
  return {
    checkout: async (input) => leaveFor((await order.run({ input })).data?.billingCheckout?.url),
    portal: async () => leaveFor((await manage.run({})).data?.billingPortal?.url),
    isBusy: isLeaving || order.isBusy || manage.isBusy,
    problem: order.problem ?? manage.problem,
  };
}
