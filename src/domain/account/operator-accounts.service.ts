import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import type { AccountDoc } from "../../store/account/account-documents.ts";
import { aboutAccounts, listAccounts } from "../../store/account/account-list.store.ts";
import { findAccount, setMayHost } from "../../store/account/accounts.store.ts";
import type { Store } from "../../store/store.ts";
import { newestPage, type FoundPage } from "../keyset-page.ts";
import { dayOf, monthOf } from "../meter/period.ts";
import { readUsedMonth } from "../meter/used-month.ts";

const DAYS = 30;
const DAY_MS = 86_400_000;

/** An account as operators see it. */
export interface OperatorAccountView {
  _id: string;
  account: AccountDoc;
  /** Null while nobody has claimed it, and once it is erased. */
  email: string | null;
  claimedAt: Date | null;
  billingActive: boolean;
  availableUsdMicros: number;
  heldUsdMicros: number;
  /** Requests that wait or run. */
  openRequests: number;
  /** Of the last 30 days, today included. */
  recentRecords: number;
  recentSpendUsdMicros: number;
}

/** All accounts, for who runs the server. */
export class OperatorAccountService {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor({ store, clock }: { store: Store; clock: Clock }) {
    this.#store = store;
    this.#clock = clock;
  }

  /**
   * One page, newest first. Throws `invalid_cursor`, `invalid_input`.
   * @param search how the id of the account, or the mailbox of its owner, begins
   */
  async list({
    search,
    ...page
  }: {
    search: string | null;
    after: string | null;
    first: number;
  }): Promise<FoundPage<OperatorAccountView>> {
    const text = search?.trim().toLowerCase() ?? "";
    const found = await newestPage("account", page, (cut) =>
      listAccounts(this.#store, { ...cut, text: text === "" ? null : text }),
    );
    const views = await this.#views(found.rows.map(({ doc }) => doc));
    const rows = found.rows.flatMap(({ cursor }, index) => {
      const doc = views[index];
      return doc ? [{ cursor, doc }] : [];
    });
    return { ...found, rows };
  }

  /** Throws `not_found`. */
  async get(id: string): Promise<OperatorAccountView> {
    return this.#viewOf(id, await findAccount(this.#store, id));
  }

  /** Lets an account deploy services where QUARRY_HOSTING is `local`, or no more; what it has runs on. Throws `not_found`. */
  async setMayHost(id: string, mayHost: boolean): Promise<OperatorAccountView> {
    return this.#viewOf(id, await setMayHost(this.#store, id, mayHost));
  }

  async #viewOf(id: string, account: AccountDoc | null): Promise<OperatorAccountView> {
    const [view] = account ? await this.#views([account]) : [];
    if (!view) throw new AppError("not_found", { message: `There is no account ${id.slice(0, 40)}.` });
    return view;
  }

  async #views(accounts: readonly AccountDoc[]): Promise<OperatorAccountView[]> {
    const about = await aboutAccounts(
      this.#store,
      accounts.map(({ _id }) => _id),
    );
    return Promise.all(
      accounts.map(async (account) => {
        const { _id } = account;
        const login = about.logins.get(_id);
        const wallet = about.wallets.get(_id);
        return {
          ...{ _id, account, ...(await this.#recent(_id)) },
          email: login?._id ?? null,
          claimedAt: login?.createdAt ?? null,
          billingActive: wallet?.isOpen === true && wallet.isBlocked !== true,
          availableUsdMicros: wallet?.availableUsdMicros ?? 0,
          heldUsdMicros: wallet?.heldUsdMicros ?? 0,
          openRequests: about.open.get(_id) ?? 0,
        };
      }),
    );
  }

  async #recent(
    accountId: string,
  ): Promise<Pick<OperatorAccountView, "recentRecords" | "recentSpendUsdMicros">> {
    const now = this.#clock.now();
    const since = new Date(now.getTime() - (DAYS - 1) * DAY_MS);
    const months = [...new Set([monthOf(since), monthOf(now)])];
    const used = await Promise.all(
      months.map((month) => readUsedMonth(this.#store, accountId, month, dayOf(now))),
    );
    const days = used
      .flatMap(({ scrapedByDay }) => [...scrapedByDay])
      .filter(([day]) => day >= dayOf(since))
      .flatMap(([, scraped]) => [...scraped.values()]);
    return {
      recentRecords: days.reduce((sum, { records }) => sum + records, 0),
      recentSpendUsdMicros: days.reduce((sum, { usdMicros }) => sum + usdMicros, 0),
    };
  }
}
