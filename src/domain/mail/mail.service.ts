import type { Clock } from "../../kernel/clock.ts";
import { FairShare, type GiveBack } from "../../kernel/fair-share.ts";
import type { Log } from "../../kernel/log.ts";
import { POOLS } from "../../kernel/pools.ts";
import type { MailDoc } from "../../store/mail/mail-documents.ts";
import { claimMail, delayMail, endMail, eraseMails, insertMail } from "../../store/mail/mails.store.ts";
import type { Store } from "../../store/store.ts";
import type { MailTransport } from "./transport.ts";

/** Longer than any attempt takes; after it another process tries. */
const LEASE_MS = 60_000;
const FIRST_DELAY_MS = 30_000;
const MAX_DELAY_MS = 3_600_000;
/** A mail that could not be sent for so long is given up. */
const PATIENCE_MS = 3 * 86_400_000;
const MAX_FAILURE_CHARACTERS = 300;

export interface NewMail {
  /** Names what is announced and to whom: a second mail of the same key is not sent. */
  key: string;
  accountId: string | null;
  /** One address. */
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

interface Taken {
  mail: MailDoc;
  giveBack: GiveBack;
}

/**
 * Sends mails. One that was promised is sent, however often processes die: it is stored before, and a job goes on with
 * those that are left. Rarely one is sent twice, with the same Message-ID.
 */
export class MailService {
  readonly #deps: { store: Store; clock: Clock; log: Log; transport: MailTransport };
  /** An SMTP server that hangs for the mails of one account leaves places for others. */
  readonly #places = new FairShare("mails");
  #claimed: Promise<unknown> = Promise.resolve();

  constructor(deps: { store: Store; clock: Clock; log: Log; transport: MailTransport }) {
    this.#deps = deps;
  }

  /** Resolves when the mail is stored durably; it is sent soon after, without holding the caller up. */
  async promise({ key, accountId, to, subject, text }: NewMail): Promise<void> {
    const { store, clock, log } = this.#deps;
    const now = clock.now();
    const isNew = await insertMail(store, {
      _id: key,
      accountId,
      content: { to, subject, text },
      nextAt: now,
      attempts: 0,
      failure: null,
      createdAt: now,
      sentAt: null,
    });
    if (isNew)
      this.#sendAll().catch((error: unknown) => log.warn({ err: error }, "a mail waits for the job"));
  }

  /**
   * Forgets the mails of an account and those to its addresses, sent or not. False while one of them is being sent: whoever does
   * that may put it into the outbox still, so ask again.
   */
  forget(accountId: string, addresses: readonly string[]): Promise<boolean> {
    const { store, clock } = this.#deps;
    const now = clock.now();
    return eraseMails(
      store,
      { accountId, addresses },
      { now, leaseUntil: new Date(now.getTime() + LEASE_MS) },
    );
  }

  /** Sends what is due; for a job. */
  async sendDue(): Promise<void> {
    await Promise.all(Array.from({ length: POOLS.mails.places }, () => this.#sendAll()));
  }

  /** Sends one after the other until none is due, or none for which there is a place. */
  async #sendAll(): Promise<void> {
    for (let taken = await this.#takeInTurn(); taken !== null; taken = await this.#takeInTurn())
      try {
        await this.#send(taken.mail);
      } finally {
        taken.giveBack();
      }
  }

  /** Claims take turns, so that each knows who has no place left: a mail that waits for one would outlive its lease. */
  #takeInTurn(): Promise<Taken | null> {
    const taken = this.#claimed.then(() => this.#take());
    this.#claimed = taken.catch(() => null);
    return taken;
  }

  async #take(): Promise<Taken | null> {
    if (this.#places.isFull) return null;
    const now = this.#deps.clock.now();
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    const mail = await claimMail(this.#deps.store, { now, leaseUntil, without: this.#places.full(0) });
    return mail && { mail, giveBack: await this.#places.take(mail.accountId ?? mail._id) };
  }

  async #send(mail: MailDoc): Promise<void> {
    const { store, clock, transport } = this.#deps;
    if (mail.content === null) {
      await endMail(store, mail._id, { sentAt: mail.sentAt, failure: mail.failure });
      return;
    }
    try {
      await transport({ id: mail._id, ...mail.content, at: mail.createdAt, accountId: mail.accountId });
    } catch (error) {
      return this.#failed(mail, error);
    }
    await endMail(store, mail._id, { sentAt: clock.now(), failure: null });
  }

  async #failed({ _id, attempts, createdAt, content }: MailDoc, error: unknown): Promise<void> {
    const { store, clock, log } = this.#deps;
    const said = error instanceof Error ? error.message : String(error);
    // Servers say whom they refuse, which is nothing for a log.
    const failure = said.replaceAll(content?.to ?? said, "…").slice(0, MAX_FAILURE_CHARACTERS);
    const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), MAX_DELAY_MS);
    const nextAt = new Date(clock.now().getTime() + delay);
    const isOver = nextAt.getTime() - createdAt.getTime() > PATIENCE_MS;
    log.warn({ mail: _id, failure, attempts, isOver }, "a mail could not be sent");
    if (isOver) await endMail(store, _id, { sentAt: null, failure });
    else await delayMail(store, _id, { nextAt, failure });
  }
}
