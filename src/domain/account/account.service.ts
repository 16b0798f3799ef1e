import type { Readable } from "node:stream";
import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { findAccount } from "../../store/account/accounts.store.ts";
import type { AccountDoc } from "../../store/account/account-documents.ts";
import type { WalletDoc } from "../../store/wallet/money-documents.ts";
import type { Store } from "../../store/store.ts";
import type { Wallet } from "../wallet/wallet.ts";
import { exportAccount } from "./account-export.ts";

export interface AccountDeps {
  store: Store;
  clock: Clock;
  wallet: Pick<Wallet, "find">;
}

/** Accounts: who pays. What opens them are credentials, a kind of their own. */
export class AccountService {
  readonly #deps: AccountDeps;

  constructor(deps: AccountDeps) {
    this.#deps = deps;
  }

  /** Throws `not_found`. */
  async account(accountId: string): Promise<{ account: AccountDoc; wallet: WalletDoc }> {
    const [account, wallet] = await Promise.all([
      findAccount(this.#deps.store, accountId),
      this.#deps.wallet.find(accountId),
    ]);
    if (!account || !wallet) throw new AppError("not_found", { message: "This account no longer exists." });
    return { account, wallet };
  }

  /** Everything that is stored of it, as a `tar.gz` that is read as it is sent. */
  export(accountId: string): Readable {
    return exportAccount(this.#deps, accountId);
  }
}
