import type { Clock } from "../../kernel/clock.ts";
import type { Log } from "../../kernel/log.ts";
import type { Store } from "../../store/store.ts";
import type { News } from "../notification/notification.service.ts";
import type { Wallet } from "../wallet/wallet.ts";
import type { PaymentProvider } from "./payment-provider.ts";

/** What everything about payments works with. */
export interface BillingDeps {
  store: Store;
  wallet: Wallet;
  clock: Clock;
  log: Log;
  provider: PaymentProvider;
  /** Tells an account something, once for each key. */
  notify: (news: News) => Promise<void>;
}
